import { Kbd } from './Kbd.tsx';
import styles from './KeyHelp.module.css';

export interface KeyHint {
  /** Pressed together or one after the other: `['Shift', 'Enter']`. */
  readonly keys: readonly string[];
  readonly does: string;
}

/** The keys of a view, for the dialog that `?` opens. */
export function KeyHelp({ hints }: { readonly hints: readonly KeyHint[] }) {
  return (
    <dl className={styles.keys}>
      {hints.map((hint) => (
        <div key={hint.does} className={styles.row}>
          <dt>{hint.does}</dt>
          <dd className={styles.presses}>
            {hint.keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
