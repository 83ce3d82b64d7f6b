import type { ActorRef, Snapshot } from 'xstate';
import type { Guide } from '#domain/guide/guide.ts';
import type { GuideWrite } from '#domain/guide/guideWrite.ts';
import { isRefusedAs } from '#domain/refusal/isRefusedAs.ts';
import type { RefusalCode } from '#domain/refusal/refusalCodes.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { failureOf } from '../../lib/failure.ts';

/** The server's response. `stale`: someone else changed the guide since it was seen, and nothing was saved. */
export type GuideAnswer =
  /** The version of the changed guide; null if it was created or deleted. */
  | { kind: 'done'; version: number | null }
  | { kind: 'refused'; status: number; code?: RefusalCode | null; text: string }
  | { kind: 'stale'; guide: Guide };

/** The outcome of a write. `failed`: it failed, and the change is not there as far as known; its text says why. */
export type GuideOutcome = GuideAnswer | { kind: 'failed'; text: string };

/** What a machine receives from the write that it invoked. */
export interface GuideWritten {
  output: GuideOutcome;
}

/** The actor that lists the guides: the catalog, or a listener in tests. It is notified after each write, with or without a response. */
export type GuideListRef = ActorRef<Snapshot<unknown>, { type: 'guides.refresh' }>;

export interface GuideWriteInput {
  write: GuideWrite;
  guideList: GuideListRef;
}

/** The outcome if the write itself broke, which is a bug. */
export const BROKEN: GuideOutcome = { kind: 'failed', text: guidesText('guide.orderGuide.unexpected') };

/** Why it was not done, or null if it was. A refusal has its own text; a failure is worded by `notDone`. */
export function reasonOf(outcome: GuideOutcome, notDone: (reason: string) => string): string | null {
  switch (outcome.kind) {
    case 'done':
      return null;
    case 'refused':
      return outcome.text;
    case 'stale':
      return guidesText('guide.guides.changedElsewhere');
    case 'failed':
      return notDone(outcome.text);
  }
}

/** The message for a call without a response. */
export function troubleOf(error: unknown): string {
  const { kind, detail } = failureOf(error);
  return kind === 'offline' ? frameText('session.noResponse') : detail || guidesText('guide.orderGuide.unexpected');
}

/** Whether the server responded that nothing was done. Any other failure leaves it open. */
export function isAnswered(error: unknown): boolean {
  const { status } = failureOf(error);
  return status !== null && status >= 400 && status < 500;
}

/** Whether an earlier send of the same, without a response, can explain the refusal: the name is taken, or the guide was renamed. */
export function mayBeDoneAlready({ kind }: GuideWrite, answer: GuideAnswer): boolean {
  if (answer.kind !== 'refused') return false;
  if (kind === 'create') return isRefusedAs(answer, 'nameTaken', 409);
  return kind === 'save' && isRefusedAs(answer, 'guideNotFound', 404);
}
