import * as buttonStyles from "../../../components/basics/Button.module.css";
import * as styles from "./notice.module.css";

type Notice = {
  title: string;
  text: string;
  buttons: { label: string; isQuiet?: boolean; press(): void }[];
  /** Above the page, where it moves it down; or over its lower edge, for readers who are in the middle of it. */
  place: "above" | "over";
};

/**
 * Says something about the page. Made without React: what is missing may be what React would need.
 * @returns takes it away
 */
export function showNotice({ title, text, buttons, place }: Notice): () => void {
  const notice = document.createElement("div");
  notice.className = `${styles.notice} ${styles[place]}`;
  notice.setAttribute("role", "alert");
  const row = document.createElement("div");
  row.className = styles.buttons ?? "";
  for (const { label, isQuiet, press } of buttons) {
    const button = element("button", label, isQuiet ? buttonStyles.quiet : buttonStyles.button);
    button.type = "button";
    button.addEventListener("click", press);
    row.append(button);
  }
  notice.append(element("p", title, styles.title), element("p", text), row);
  document.body.prepend(notice);
  return () => notice.remove();
}

function element<Tag extends "p" | "button">(tag: Tag, text: string, className = ""): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}
