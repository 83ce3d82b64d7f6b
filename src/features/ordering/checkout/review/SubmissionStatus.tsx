import { useSelector } from '@xstate/react';
import { wordsFor } from '#machines/ordering/checkout/submission.ts';
import type { SubmissionRef, SubmissionSnapshot } from '#machines/ordering/checkout/submissionMachine.ts';
import { SendingStatus } from '../../../../components/states/SendingStatus.tsx';

const byOf = ({ context }: SubmissionSnapshot) => context.submission.by;

/** The state of the order while its outcome is unknown. */
export function SubmissionStatus({ submission }: { submission: SubmissionRef }) {
  const by = useSelector(submission, byOf);
  return <SendingStatus sending={submission} words={wordsFor(by)} />;
}
