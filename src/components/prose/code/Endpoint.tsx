import { CopyButton } from "./CopyButton";
import * as styles from "./Endpoint.module.css";

type Props = {
  id: string;
  method: string;
  /** The same for all endpoints of an API, so it steps back. */
  host: string;
  path: string;
};

/** What a request is sent to: its method, host and path, with a link to itself and a button that copies the address. */
export function Endpoint({ id, method, host, path }: Props) {
  return (
    <div className={styles.endpoint} id={id}>
      <span className={styles.method} data-method={method}>
        {method}
      </span>{" "}
      <a className={styles.address} href={`#${id}`} data-row="">
        <code>
          <span className={styles.host}>{host}</span>
          {path}
        </code>
      </a>
      <CopyButton name={`${method} ${path}`} text={() => host + path} />
    </div>
  );
}
