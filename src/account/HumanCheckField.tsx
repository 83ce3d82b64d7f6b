import { useSelector } from '@xstate/react';
import { accessText } from '#domain/texts/accessText.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { HumanCheckRef, HumanCheckSnapshot } from '#machines/access/humanCheck/humanCheckMachine.ts';
import type { HumanCheckSite } from '#machines/access/humanCheck/humanProof.ts';
import { Button } from '../components/buttons/Button.tsx';
import { Spinner } from '../components/states/Spinner.tsx';
import styles from './HumanCheckField.module.css';

const isBusyIn = (snapshot: HumanCheckSnapshot | undefined) => snapshot?.hasTag('busy') === true;
const isUnavailableIn = (snapshot: HumanCheckSnapshot | undefined) => snapshot?.hasTag('failed') === true;

interface HumanCheckFieldProps {
  readonly site: HumanCheckSite;
  /** Absent after it was passed. */
  readonly check: HumanCheckRef | undefined;
  readonly isPassed: boolean;
  /** A bug stopped it. */
  readonly isBroken: boolean;
  readonly onAgain: () => void;
}

/** The checkbox that solves the shop's own puzzle, or the element for the widget of a service. */
export function HumanCheckField({ site, check, isPassed, isBroken, onAgain }: HumanCheckFieldProps) {
  const isBusy = useSelector(check, isBusyIn);
  const isUnavailable = useSelector(check, isUnavailableIn) || isBroken;
  const retry = () => (isBroken ? onAgain() : check?.send({ type: 'check.retry' }));
  return (
    <div className={styles.check}>
      {site.kind !== 'local' && <div className={styles.place} data-human-check="" hidden={isUnavailable} />}
      {site.kind === 'local' && !isUnavailable && (
        <label className={styles.box}>
          <input
            type="checkbox"
            checked={isPassed}
            aria-busy={isBusy}
            onChange={() => check?.send({ type: 'check.begin' })}
          />
          <span>{isBusy ? accountText('account.checkingThatYouAreHuman') : 'I’m human'}</span>
          {isBusy && <Spinner />}
        </label>
      )}
      <div role="alert">
        {isUnavailable && (
          <p className={styles.unavailable}>
            {accessText('account.humanCheck.unavailable')}
            <Button size="small" onClick={retry}>
              {accountText('account.tryAgain')}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
