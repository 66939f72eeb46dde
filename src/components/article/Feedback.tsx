import { useStrings } from "../../i18n/LocaleContext";
import { ButtonLink } from "../basics/Button";
import { usePath } from "../basics/link/PathContext";
import * as styles from "./Feedback.module.css";

type Props = {
  /** Where issues are written. */
  to: string;
  /** Title of the page. */
  title: string;
};

/** Asks whether the page helped. Nothing is sent: an answer opens an issue that says so, for the reader to finish. */
export function Feedback({ to, title }: Props) {
  const t = useStrings("article");
  const path = usePath();
  const issue = (text: string) => `${to}?${new URLSearchParams({ title: text, body: `${path}\n\n` }).toString()}`;
  return (
    <section className={styles.feedback} aria-labelledby="feedback">
      <h2 id="feedback">{t("helpful")}</h2>
      <ButtonLink to={issue(t("helpfulIssue", { title }))} isQuiet>
        {t("yes")}
      </ButtonLink>
      <ButtonLink to={issue(t("unhelpfulIssue", { title }))} isQuiet>
        {t("no")}
      </ButtonLink>
    </section>
  );
}
