import { unbrokenPieces } from '#domain/unbrokenPieces.ts';
import styles from './UnbrokenText.module.css';

/** A text in which a hyphenated word, a range, a measure or a price with its unit is never broken; copied it is what it was. */
export function UnbrokenText({ children }: { children: string }) {
  let place = 0;
  return unbrokenPieces(children).map(({ text, isWhole }) => {
    place += text.length;
    if (!isWhole) return text;
    return (
      <span key={place} className={styles.whole}>
        {text}
      </span>
    );
  });
}
