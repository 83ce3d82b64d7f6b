import { type Told, UNTOLD } from '#machines/lib/told.ts';
import type { Refused } from '../api/client.ts';

/**
 * Refusals with these codes carry a text for the user; the text of any other is not shown (specification 8, Consumer
 * and password).
 */
const WITH_WORDS = [409, 429];

type Answered = { kind: 'answer'; answer: { isSuccess: boolean; message?: string } } | { kind: 'empty' } | Refused;

/** Maps the response to an account request to a result; of several reasons it takes the first. */
export function toldBy(answered: Answered): Told {
  if (answered.kind === 'empty') return UNTOLD;
  if (answered.kind === 'answer') {
    const { isSuccess, message = '' } = answered.answer;
    return { kind: isSuccess ? 'done' : 'refused', text: message };
  }
  const { status, errors, message } = answered;
  if (!WITH_WORDS.includes(status)) return UNTOLD;
  return { kind: 'refused', text: errors[0] ?? message };
}
