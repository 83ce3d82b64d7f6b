import { useContext } from 'react';
import { packInName } from '#domain/product/packInName.ts';
import { UnbrokenText } from '../components/text/UnbrokenText.tsx';
import { MarksContext } from './marksContext.ts';
import styles from './ProductDescription.module.css';

interface ProductDescriptionProps {
  readonly children: string;
  /** Truncated after `--name-lines` lines (2); the pack size follows. `--name-ground` is the background. */
  readonly isClamped?: boolean;
}

/** A product's name without breaks inside its parts, and with the search terms marked. */
export function ProductDescription({ children, isClamped = false }: ProductDescriptionProps) {
  const marks = useContext(MarksContext);
  const text = <UnbrokenText marks={marks?.(children)}>{children}</UnbrokenText>;
  if (!isClamped) return text;
  const pack = packInName(children);
  return (
    <span className={styles.clamp}>
      <span className={styles.text} data-rest={pack === null ? '…' : `… ${pack}`}>
        {text}
      </span>
    </span>
  );
}
