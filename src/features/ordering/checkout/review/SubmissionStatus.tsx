import { useSelector } from '@xstate/react';
import { wordsFor } from '#machines/ordering/checkout/submission.ts';
import type { SubmissionRef, SubmissionSnapshot } from '#machines/ordering/checkout/submissionMachine.ts';
import { SendingStatus } from '../../../../components/states/SendingStatus.tsx';

const byOf = ({ context }: SubmissionSnapshot) => context.submission.by;

/** Where the order is while nobody knows what became of it. */
export function SubmissionStatus({ submission }: { submission: SubmissionRef }) {
  const by = useSelector(submission, byOf);
  return <SendingStatus sending={submission} words={wordsFor(by)} />;
}
