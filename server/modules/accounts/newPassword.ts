import { hash } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import { passwordProblem } from '#domain/account/signUp.ts';
import type { Reason } from '#domain/refusal/coded.ts';
import { accessText } from '#domain/texts/accessText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import { findPasswordOptions } from './accountSettings.ts';

const isReason = (problem: string | Reason) => typeof problem === 'object';

/**
 * The refusal of a form: every reason in order, the first one as the message. The code of a reason is used if it is the
 * only reason.
 */
export function refusedForm(problems: readonly (string | Reason)[]): Refused {
  const reasons = problems.map((problem) => (typeof problem === 'string' ? { text: problem } : problem));
  const [first] = reasons;
  const only: Partial<Reason> = reasons.length === 1 && first ? first : {};
  return new Refused(409, only.code ?? 'invalidFields', first?.text ?? accessText('account.unexpected'), {
    params: only.params,
    errors: reasons.map(({ text }) => text),
    reasons: problems.length > 1 && problems.every(isReason) ? problems : undefined,
  });
}

/** Throws unless this may be a password here. */
export async function requireGoodPassword(database: Kysely<Database>, password: string): Promise<void> {
  const problem = passwordProblem(password, await findPasswordOptions(database));
  if (problem !== null) throw refusedForm([{ code: 'passwordRefused', text: problem }]);
}

export function passwordHash(password: string): Promise<string> {
  return hash(password);
}
