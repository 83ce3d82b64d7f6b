import { hashToken } from '../../platform/http/token.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { SESSION_IDLE_HOURS } from '../retention/retention.ts';
import { beginVisit } from './visitRepository.ts';

/** The token of a visit for its code; null for a code that is unknown, used, expired, or sent from elsewhere. */
export async function exchangeCode(
  { database, clock, ids, publicUrl }: Pick<Runtime, 'database' | 'clock' | 'ids' | 'publicUrl'>,
  { code, redirectUri, userAgent }: { code: string; redirectUri: string; userAgent: string },
): Promise<{ token: string; expiresInSeconds: number } | null> {
  if (redirectUri !== `${publicUrl}/` && redirectUri !== publicUrl) return null;
  const token = ids.secret();
  const hasBegun = await beginVisit(database, {
    codeHash: hashToken(code),
    tokenHash: hashToken(token),
    userAgent,
    now: clock.now(),
  });
  return hasBegun ? { token, expiresInSeconds: SESSION_IDLE_HOURS * 3600 } : null;
}
