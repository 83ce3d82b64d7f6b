import { frameText } from '#domain/texts/frameText.ts';
import { BrokenState } from '../../components/states/BrokenState.tsx';
import styles from '../frame/StartingScreen.module.css';

/** Shown when the interface outside all pages failed; the session continues after a reload. */
export function BrokenApp() {
  return (
    <main className={styles.page}>
      <BrokenState onRetry={() => window.location.reload()}>
        {frameText('bugs.theStorefrontStoppedWorking')}
      </BrokenState>
    </main>
  );
}
