import { useDeferredValue, useEffect, useState } from 'react';
import { accountText } from '#domain/texts/accountText.ts';
import { VisuallyHidden } from '../components/text/VisuallyHidden.tsx';
import { fetchOnce } from '../loading/fetchOnce.ts';
import styles from './NewPassword.module.css';

/** Weak, Fair, Good or Strong: score times 25 percent (specification 5, Sign-up). 0 is an empty bar. */
const WORDS = [
  '',
  accountText('account.weak'),
  accountText('account.fair'),
  accountText('account.good'),
  accountText('account.strong'),
] as const;
const estimator = fetchOnce(() => import('./passwordStrength.ts'));

interface StrengthMeterProps {
  readonly password: string;
  /** The name and email of the user. */
  readonly known: readonly string[];
}

/** The strength of the password. Its code loads with the first character. */
export function StrengthMeter({ password, known }: StrengthMeterProps) {
  const [isThere, setThere] = useState(estimator.fetched() !== null);
  const validated = useDeferredValue(password);
  const isTyped = password !== '';
  useEffect(() => {
    if (!isTyped || isThere) return;
    // Without it the rules are still shown.
    estimator.fetch().then(
      () => setThere(true),
      () => undefined,
    );
  }, [isTyped, isThere]);
  const score = validated === '' ? 0 : (estimator.fetched()?.passwordScore(validated, known) ?? 0);
  const word = WORDS[score] ?? '';
  return (
    <div className={styles.strength}>
      <span className={styles.track} data-score={score} aria-hidden="true">
        <span className={styles.bar} style={{ inlineSize: `${score * 25}%` }} />
      </span>
      <span className={styles.word} aria-live="polite">
        {word !== '' && (
          <>
            <VisuallyHidden>{accountText('account.passwordStrength', { strength: word })}</VisuallyHidden>
            <span aria-hidden="true">{word}</span>
          </>
        )}
      </span>
    </div>
  );
}
