import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { failureLines } from '#domain/checkout/answer.ts';
import { port } from '../../lib/port.ts';
import { type Submitted, sendOnce } from '../../sending/sendOnce.ts';
import type { AskAnswer, NotArrived, Submission, SubmitAnswer } from './submission.ts';

/** One submission of an order, until its outcome is known. Invoked by checkout. */
export const submissionMachine = sendOnce({
  id: 'submission',
  noun: 'order',
  send: port<SubmitAnswer, Submitted<Submission>>('send'),
  ask: port<AskAnswer, Submitted<Submission>>('ask'),
  lost: ({ by }, failure): NotArrived => ({ kind: 'notArrived', by, lines: failure ? failureLines(failure) : [] }),
});

export type SubmissionRef = ActorRefFrom<typeof submissionMachine>;
export type SubmissionSnapshot = SnapshotFrom<typeof submissionMachine>;
