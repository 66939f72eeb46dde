import { useStrings } from "../../i18n/LocaleContext";
import { brandName } from "../../site/names";
import { BrandMark } from "../basics/BrandMark";
import { Link } from "../basics/link/Link";
import { useFrameAddress } from "../siteContext/SiteContext";
import * as styles from "./Brand.module.css";

/** Mark and name, leading to the home page of the reader's language. */
export function Brand() {
  const t = useStrings("header");
  const home = useFrameAddress("");
  return (
    <Link className={styles.brand} to={home}>
      <BrandMark />
      <span>{brandName}</span> <span className={styles.docs}>{t("docs")}</span>
    </Link>
  );
}
