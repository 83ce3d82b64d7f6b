import { useSelector } from '@xstate/react';
import { wordsFor } from '#machines/ordering/checkout/submission.ts';
import type { SubmissionRef, SubmissionSnapshot } from '#machines/ordering/checkout/submissionMachine.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { Spinner } from '../../components/states/Spinner.tsx';
import styles from './Checkout.module.css';

function phaseOf(snapshot: SubmissionSnapshot): 'sending' | 'asking' | 'waiting' {
  if (snapshot.hasTag('waiting')) return 'waiting';
  return snapshot.hasTag('asking') ? 'asking' : 'sending';
}

const byOf = ({ context }: SubmissionSnapshot) => context.submission.by;

/** Where the order is while nobody knows what became of it. */
export function SubmissionStatus({ submission }: { submission: SubmissionRef }) {
  const phase = useSelector(submission, phaseOf);
  const by = useSelector(submission, byOf);
  return (
    <div role="status" className={styles.status}>
      <Spinner />
      <p>{wordsFor(by)[phase]}</p>
      {phase === 'waiting' && (
        <Button size="small" onClick={() => submission.send({ type: 'answer.askNow' })}>
          Ask Now
        </Button>
      )}
    </div>
  );
}
