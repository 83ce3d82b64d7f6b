import type { ReactNode } from 'react';
import styles from './RowCard.module.css';

interface CardFactsProps {
  readonly facts: readonly { readonly term: string; readonly value: ReactNode }[];
}

/** What a card shows of its row by name, without what is empty. */
export function CardFacts({ facts }: CardFactsProps) {
  const filled = facts.filter(({ value }) => value);
  return (
    <dl className={styles.facts}>
      {filled.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
