import { type Told, UNTOLD } from '#machines/lib/told.ts';
import type { Refused } from '../api/client.ts';

/** A rule says no, or too many ask: the words are for whoever asked. Other refusals are not (specification 8, Consumer and password). */
const WITH_WORDS = [409, 429];

type Answered = { kind: 'answer'; answer: { isSuccess: boolean; message?: string } } | { kind: 'empty' } | Refused;

/** What the server said to something about an account; the first reason where it gave several. */
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
