import type { DocLink } from "../../types/docs";
import { DocRows } from "../basics/DocRows";
import * as styles from "./PopularDocs.module.css";
import { useHomeStrings } from "./homeStrings";

type Props = { docs: (DocLink & { section: string })[] };

/** Pages that many readers need. */
export function PopularDocs({ docs }: Props) {
  const t = useHomeStrings();
  return (
    <section aria-labelledby="popular">
      <h2 className={styles.title} id="popular">
        {t("popular")}
      </h2>
      <DocRows docs={docs} />
    </section>
  );
}
