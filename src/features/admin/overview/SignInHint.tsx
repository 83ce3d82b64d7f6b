import { useState } from 'react';
import { adminText } from '#domain/texts/adminText.ts';
import { allowedStorage } from '../../../browser/storage.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import styles from './Overview.module.css';

const STORAGE_KEY = 'signInHint';

/** Asks an admin who signs in with a password alone to turn on two-step sign-in. Dismissed, it stays away in this tab. */
export function SignInHint() {
  const tab = allowedStorage('sessionStorage');
  const [isDismissed, setDismissed] = useState(() => tab.getItem(STORAGE_KEY) !== null);
  if (isDismissed) return null;
  const dismiss = () => {
    tab.setItem(STORAGE_KEY, 'dismissed');
    setDismissed(true);
  };
  return (
    <section className={styles.hint} aria-label={adminText('overview.yourSignIn')}>
      <p className={styles.sentence}>{adminText('overview.passwordAlone')}</p>
      <div className={styles.answers}>
        <LinkButton to="/settings" size="small">
          {adminText('overview.setUpInSettings')}
        </LinkButton>
        <Button size="small" variant="quiet" onClick={dismiss}>
          {adminText('overview.notNow')}
        </Button>
      </div>
    </section>
  );
}
