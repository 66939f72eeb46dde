import type { DocLink } from "../../types/docs";
import { HelpBox } from "./HelpBox";
import * as styles from "./Home.module.css";
import { HomeTasks } from "./HomeTasks";
import { PopularDocs } from "./PopularDocs";
import { QuickStart } from "./QuickStart";
import { type Section, SectionList } from "./SectionList";

type Props = { sections: Section[]; popular: (DocLink & { section: string })[] };

/** The landing page: what readers come to do, the shortest way in, then everything there is. */
export function Home({ sections, popular }: Props) {
  return (
    <div className={styles.home}>
      <div className={styles.top}>
        <HomeTasks />
        <QuickStart />
      </div>
      <SectionList sections={sections} />
      <div className={styles.split}>
        <PopularDocs docs={popular} />
        <HelpBox />
      </div>
    </div>
  );
}
