import { entryText } from '#domain/texts/entryText.ts';
import { UnbrokenText } from '../components/text/UnbrokenText.tsx';
import styles from './ProductParts.module.css';

export interface UnusualQuantitiesProps {
  readonly lines: readonly { readonly description: string; readonly question: string }[];
}

const SHOWN = 8;

/** Quantities to confirm before they are sent, in amber. */
export function UnusualQuantities({ lines }: UnusualQuantitiesProps) {
  return (
    <ul className={styles.unusual}>
      {lines.slice(0, SHOWN).map(({ description, question }) => (
        <li key={`${description} ${question}`}>
          <strong>{description}</strong>
          <span>
            <UnbrokenText>{question}</UnbrokenText>
          </span>
        </li>
      ))}
      {lines.length > SHOWN && <li>{entryText('entry.moreUnusual', { count: lines.length - SHOWN })}</li>}
    </ul>
  );
}
