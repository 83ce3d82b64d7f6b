import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { frameText } from '#domain/texts/frameText.ts';
import { BrokenState } from '../../components/states/BrokenState.tsx';
import styles from '../frame/StartingScreen.module.css';
import type { Problems } from './problems.ts';

/** Shown when the interface outside all pages failed; the session continues after a reload. */
export function BrokenApp({ problems }: { problems: Problems }) {
  const error = useRouteError();
  useEffect(() => problems.ofScreen(error, 'App'), [problems, error]);
  return (
    <main className={styles.page}>
      <BrokenState onRetry={() => window.location.reload()}>
        {frameText('bugs.theStorefrontStoppedWorking')}
      </BrokenState>
    </main>
  );
}
