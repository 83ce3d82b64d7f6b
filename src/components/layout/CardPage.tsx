import type { ReactNode } from 'react';
import styles from './CardPage.module.css';

interface CardPageProps {
  readonly title: string;
  /** The brand of the shop. */
  readonly brand?: ReactNode;
  readonly children: ReactNode;
  /** Under the card. */
  readonly below?: ReactNode;
}

/** A page with a single card, outside the shop. */
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
