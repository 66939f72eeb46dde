import { addLocale } from "../../i18n/localePath";
import { useLocale } from "../../i18n/LocaleContext";
import { quickStartPath, quickStartSteps } from "../../site/home";
import { ButtonLink } from "../basics/Button";
import { Link } from "../basics/link/Link";
import { Steps } from "../prose/blocks/Steps";
import * as styles from "./QuickStart.module.css";
import { useHomeStrings } from "./homeStrings";

/** The first run in four steps. */
export function QuickStart() {
  const t = useHomeStrings();
  const locale = useLocale();
  return (
    <section className={styles.box} aria-labelledby="quick-start">
      <h2 id="quick-start">{t("quickStart")}</h2>
      <Steps>
        <ol>
          {quickStartSteps.map(({ key, path }) => (
            <li key={key}>
              <Link className={styles.step} to={addLocale(path, locale)}>
                {t(key)}
              </Link>
              <p>{t(`${key}Text`)}</p>
            </li>
          ))}
        </ol>
      </Steps>
      <ButtonLink to={addLocale(quickStartPath, locale)}>{t("quickStartLink")}</ButtonLink>
    </section>
  );
}
