import { type AccountResult, NO_RESPONSE } from '#machines/lib/accountResult.ts';
import type { Refused } from '../api/client.ts';

/**
 * Refusals with these codes carry a text for the user; the text of any other is not shown (specification 8, Consumer
 * and password).
 */
const CODES_WITH_TEXT = [409, 429];

type Answered = { kind: 'answer'; answer: { isSuccess: boolean; message?: string } } | { kind: 'empty' } | Refused;

/** Maps the response to an account request to a result; of several reasons it takes the first. */
export function toAccountResult(response: Answered): AccountResult {
  if (response.kind === 'empty') return NO_RESPONSE;
  if (response.kind === 'answer') {
    const { isSuccess, message = '' } = response.answer;
    return { kind: isSuccess ? 'done' : 'refused', text: message };
  }
  const { status, errors, message } = response;
  if (!CODES_WITH_TEXT.includes(status)) return NO_RESPONSE;
  return { kind: 'refused', text: errors[0] ?? message };
}
