import type { ActorRef, Snapshot } from 'xstate';
import type { Guide } from '#domain/guide/guide.ts';
import { guideTexts } from '#domain/guide/guideTexts.ts';
import type { GuideWrite } from '#domain/guide/guideWrite.ts';
import { texts } from '#domain/texts.ts';
import { failureOf } from '../../lib/failure.ts';

/** How the server answered. `stale`: someone else changed the guide since the one that was seen; nothing was changed. */
export type GuideAnswer =
  /** Of the changed guide; null of one that was made or deleted. */
  | { kind: 'done'; version: number | null }
  | { kind: 'refused'; status: number; text: string }
  | { kind: 'stale'; guide: Guide };

/** What became of a write. `failed`: no answer came and it is not there; its text says why. */
export type GuideOutcome = GuideAnswer | { kind: 'failed'; text: string };

/** What a machine hears of the writing that it invoked. */
export interface GuideWritten {
  output: GuideOutcome;
}

/** Whoever lists the guides: told after each write, answered or not. The catalogue, or a listener in tests. */
export type GuideListRef = ActorRef<Snapshot<unknown>, { type: 'guides.refresh' }>;

export interface GuideWriteInput {
  write: GuideWrite;
  guideList: GuideListRef;
}

/** The writing itself broke, which is a bug. */
export const BROKEN: GuideOutcome = { kind: 'failed', text: guideTexts.orderGuide.unexpected };

/** Why it was not done, null when it was: a refusal in its own words, a failure as `notDone` puts it. */
export function reasonOf(outcome: GuideOutcome, notDone: (reason: string) => string): string | null {
  switch (outcome.kind) {
    case 'done':
      return null;
    case 'refused':
      return outcome.text;
    case 'stale':
      return guideTexts.guides.changedElsewhere;
    case 'failed':
      return notDone(outcome.text);
  }
}

/** Why no answer came, in words. */
export function troubleOf(error: unknown): string {
  const { kind, detail } = failureOf(error);
  return kind === 'offline' ? texts.session.noResponse : detail || guideTexts.orderGuide.unexpected;
}

/** A no of the server that says of itself that nothing was done. Any other failure leaves it open. */
export function isAnswered(error: unknown): boolean {
  const { status } = failureOf(error);
  return status !== null && status >= 400 && status < 500;
}

/** A no that an earlier sending of the same would bring about, whose answer was lost: the name is taken, or the guide has another one now. */
export function mayBeDoneAlready({ kind }: GuideWrite, answer: GuideAnswer): boolean {
  if (answer.kind !== 'refused') return false;
  return kind === 'create' ? answer.status === 409 : kind === 'save' && answer.status === 404;
}
