import { frameText } from '#domain/texts/frameText.ts';
import type { SessionSnapshot } from '#machines/app/session/sessionMachine.ts';

/** Why the shop did not open, and how to continue; null without a problem. */
export interface Closed {
  readonly text: string;
  readonly retryLabel: string;
  /** Not an error. */
  readonly isCalm?: boolean;
  /** A new release may have replaced the files. */
  readonly mayReload: boolean;
}

const BROKEN: Closed = {
  text: frameText('session.broken'),
  retryLabel: frameText('session.openAgain'),
  mayReload: false,
};
const displaced = (text: string): Closed => ({
  text,
  retryLabel: frameText('session.goOn'),
  mayReload: false,
  isCalm: true,
});
const UNREACHABLE: Closed = {
  text: frameText('session.unreachable'),
  retryLabel: frameText('session.tryAgain'),
  mayReload: true,
};
const UNANSWERED: Closed = {
  text: frameText('session.noResponseRefresh'),
  retryLabel: frameText('session.tryAgain'),
  mayReload: false,
};

export function whyClosed(snapshot: SessionSnapshot): Closed | null {
  if (snapshot.hasTag('displaced')) return displaced(snapshot.context.reason?.text ?? '');
  if (snapshot.hasTag('broken')) return BROKEN;
  if (snapshot.hasTag('unreachable')) return UNREACHABLE;
  return snapshot.hasTag('failed') ? UNANSWERED : null;
}
