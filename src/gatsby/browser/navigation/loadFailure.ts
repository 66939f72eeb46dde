import { errorStrings } from "../../../i18n/bundledStrings";
import { localeOfPath } from "../../../i18n/localePath";
import { stripBasePath } from "../../../browser/basePath";
import * as buttonStyles from "../../../components/basics/Button.module.css";
import * as styles from "./loadFailure.module.css";

/**
 * Says above the page that it did not load completely, with a button that loads it again. Made without React: what
 * is missing may be what React would need.
 */
export function showLoadFailure(): void {
  if (document.querySelector(`.${styles.card}`)) return;
  const t = errorStrings[localeOfPath(stripBasePath(location.pathname))];
  const card = document.createElement("div");
  card.className = styles.card ?? "";
  card.setAttribute("role", "alert");
  const retry = document.createElement("button");
  retry.type = "button";
  retry.className = buttonStyles.button ?? "";
  retry.textContent = t.retry;
  retry.addEventListener("click", () => location.reload());
  card.append(paragraph(t.loadFailed, styles.title), paragraph(t.loadFailedText), retry);
  document.body.prepend(card);
}

function paragraph(text: string, className = ""): HTMLParagraphElement {
  const element = document.createElement("p");
  element.textContent = text;
  element.className = className;
  return element;
}
