import { type Static, Type } from 'typebox';
import { Code } from '../schema/limits.ts';
import { endpoint } from './endpoint.ts';
import { Done } from './refusal.ts';

/** The maximum sessions of one list. */
export const SESSIONS_LISTED = 100;

/** An active session of the user, without its token. */
export const SessionRow = Type.Object({
  id: Type.String(),
  startedAt: Type.String(),
  lastUsedAt: Type.String(),
  /** Null when the program did not name itself, or has an unknown name. */
  browser: Type.Union([Type.String(), Type.Null()]),
  system: Type.Union([Type.String(), Type.Null()]),
  /** The session of this call. */
  isCurrent: Type.Boolean(),
  /** A procurement system started it. */
  isPunchout: Type.Boolean(),
});
export type SessionRow = Static<typeof SessionRow>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  access: 'signedIn',
  summary: `Your own active sessions without tokens, the one of this call first, then the last used; at most ${SESSIONS_LISTED}`,
  answer: Type.Array(SessionRow),
});

export const endSession = endpoint({
  method: 'POST',
  path: '/api/sessions/:id/end',
  access: 'signedIn',
  summary: 'End one of your own sessions, and all documents opened with it',
  params: Type.Object({ id: Code }),
  answer: Done,
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/sessions/endothers',
  access: 'signedIn',
  summary: 'End all your own sessions except the one of this call',
  answer: Done,
});
