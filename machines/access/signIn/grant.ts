import { codeRefusal, passwordRefusal, type Reason, reasonOf, type ServerRefusal } from '#domain/session/reason.ts';
import type { Failure } from '../../lib/failure.ts';

/** How to obtain a token. A password or code exists only in the event and in the input of the call, never in a context. */
export type Grant =
  | { kind: 'password'; username: string; password: string; otp?: string | undefined }
  | { kind: 'code'; code: string; redirectUri: string };

/** The server's response to a grant: a token or a refusal. It has a reset token if the password only fails the current rules. */
export type Exchange =
  | { kind: 'signedIn'; token: string }
  | ({ kind: 'refused'; resetToken: string | null } & ServerRefusal);

/** How signing in ended. */
export type SignInResult =
  | { kind: 'signedIn'; token: string }
  | { kind: 'refused'; reason: Reason; resetToken: string | null };

export function refused(reason: Reason, resetToken: string | null = null): SignInResult {
  return { kind: 'refused', reason, resetToken };
}

/** The sign-in result for the server's response to a grant. */
export function answered(kind: Grant['kind'], exchange: Exchange): SignInResult {
  if (exchange.kind === 'signedIn') return exchange;
  return kind === 'code' ? refused(codeRefusal(exchange)) : refused(passwordRefusal(exchange), exchange.resetToken);
}

function passwordFailure({ kind, status, code, detail }: Failure): Reason {
  if (kind === 'offline') return reasonOf('noResponse');
  return status === null ? reasonOf('other') : passwordRefusal({ status, code: code ?? null, text: detail });
}

/** The result when a grant gets no response. A code can be used only once, so the punchout ends. */
export function unanswered(kind: Grant['kind'], failure: Failure): SignInResult {
  return refused(kind === 'code' ? reasonOf('punchoutExpired') : passwordFailure(failure));
}
