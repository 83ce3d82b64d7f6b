import type { ReactNode } from 'react';
import styles from './CardPage.module.css';

interface CardPageProps {
  readonly title: string;
  /** A file of /img. */
  readonly logoName?: string | null;
  readonly children: ReactNode;
  /** Under the card. */
  readonly below?: ReactNode;
}

/** A page of one card, for whoever is not in the shop. */
export function CardPage({ title, logoName = null, children, below }: CardPageProps) {
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        {logoName && <img className={styles.logo} src={`/img/${logoName}`} alt="" />}
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {children}
      </div>
      {below}
    </main>
  );
}
