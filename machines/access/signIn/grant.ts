import { codeRefusal, passwordRefusal, type Reason, reasonOf, type Said } from '#domain/session/reason.ts';
import type { Failure } from '../../lib/failure.ts';

/** How to obtain a token. A password lives in the event and in the input of the one call, never in a context. */
export type Grant =
  | { kind: 'password'; username: string; password: string }
  | { kind: 'code'; code: string; redirectUri: string };

/** The server's answer to a grant: a token, or how it said no. */
export type Exchange = { kind: 'signedIn'; token: string } | ({ kind: 'refused' } & Said);

/** How signing in ended. */
export type SignInResult = { kind: 'signedIn'; token: string } | { kind: 'refused'; reason: Reason };

export function passwordResult(exchange: Exchange): SignInResult {
  return exchange.kind === 'signedIn' ? exchange : { kind: 'refused', reason: passwordRefusal(exchange) };
}

export function codeResult(exchange: Exchange): SignInResult {
  return exchange.kind === 'signedIn' ? exchange : { kind: 'refused', reason: codeRefusal(exchange) };
}

/** Why a password got no answer. */
export function passwordFailure({ kind, status, detail }: Failure): Reason {
  if (kind === 'offline') return reasonOf('noResponse');
  return status === 503 ? reasonOf('unavailable') : reasonOf('other', detail);
}
