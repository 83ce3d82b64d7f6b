import type { SnapshotFrom } from 'xstate';
import { port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import type { Buyer } from '../../sending/buyer.ts';
import { recoverSent } from '../../sending/recoverSent.ts';
import { outcomeLines, type Placed, placedBy, type Submission, type SubmitOutcome, wordsFor } from './submission.ts';
import { submissionMachine } from './submissionMachine.ts';

/** The result of an earlier visit: an order that was placed, or nothing to wait for. */
export type Recovered = { kind: 'placed'; placed: Placed } | { kind: 'nothing' };

function recovered(outcome: SubmitOutcome): Recovered | null {
  const placed = placedBy(outcome, { offer: null, card: null });
  return placed && { kind: 'placed', placed };
}

function notice(outcome: SubmitOutcome): Notice {
  const about = 'order';
  if (outcome.kind === 'notArrived') return { type: 'warning', text: wordsFor(outcome.by).notPlaced, about };
  return { type: 'error', text: outcomeLines(outcome).join(' '), about };
}

/** Finds the outcome of a submission from an earlier visit that got no response. Invoked by checkout. */
export const recoveryMachine = recoverSent({
  id: 'recovery',
  noun: 'order',
  recall: port<Submission | null, Buyer>('recall'),
  submission: submissionMachine,
  nothing: { kind: 'nothing' },
  recovered,
  notice,
});

export type RecoverySnapshot = SnapshotFrom<typeof recoveryMachine>;
