import type { ReactNode } from 'react';
import styles from './CardPage.module.css';

interface CardPageProps {
  readonly title: string;
  /** Whose shop it is. */
  readonly brand?: ReactNode;
  readonly children: ReactNode;
  /** Under the card. */
  readonly below?: ReactNode;
}

/** A page of one card, for whoever is not in the shop. */
export function CardPage({ title, brand, children, below }: CardPageProps) {
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        {brand}
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {children}
      </div>
      {below}
    </main>
  );
}
