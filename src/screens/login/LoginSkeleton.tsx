import { Skeleton } from '../../components/states/Skeleton.tsx';
import styles from './LoginScreen.module.css';

/** The card of the sign-in page before it is there. */
export function LoginSkeleton() {
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <Skeleton width={160} height={40} />
        <Skeleton width={104} height={30} />
        <Skeleton height={84} />
        <Skeleton height={84} />
        <Skeleton height="var(--control-height)" />
      </div>
    </main>
  );
}
