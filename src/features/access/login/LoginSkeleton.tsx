import type { ReactNode } from 'react';
import styles from '../../../components/layout/CardPage.module.css';
import { Skeleton } from '../../../components/states/Skeleton.tsx';

/** The card of the sign-in page while it loads, with a message below it. */
export function LoginSkeleton({ children }: { children?: ReactNode }) {
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <Skeleton width={160} height={40} />
        <Skeleton height={270} />
      </div>
      {children}
    </main>
  );
}
