import { namePieces } from '#domain/product/namePieces.ts';
import styles from './ProductDescription.module.css';

interface ProductDescriptionProps {
  readonly children: string;
  /** Cut after `--name-lines` lines (2); what is cut goes on with its pack size. The ground it stands on is `--name-ground`. */
  readonly isClamped?: boolean;
}

/** A product's name, in which a hyphenated word, a range or a measure is never broken. */
export function ProductDescription({ children, isClamped = false }: ProductDescriptionProps) {
  const { pieces, pack } = namePieces(children);
  let place = 0;
  const text = pieces.map((piece) => {
    place += piece.text.length;
    return piece.isWhole ? (
      <span key={place} className={styles.whole}>
        {piece.text}
      </span>
    ) : (
      piece.text
    );
  });
  if (!isClamped) return text;
  return (
    <span className={styles.clamp}>
      <span className={styles.text} data-rest={pack === null ? '…' : `… ${pack}`}>
        {text}
      </span>
    </span>
  );
}
