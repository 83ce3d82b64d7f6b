import { hash } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import { passwordProblem } from '#domain/account/signUp.ts';
import type { Reason } from '#domain/refusal/coded.ts';
import { accessText } from '#domain/texts/accessText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import { findPasswordOptions } from './accountSettings.ts';

/**
 * The refusal of a form: every reason in order, the first one as the message. A single reason that is not about a field
 * is the code of the refusal.
 */
export function refusedForm(reasons: readonly Reason[]): Refused {
  const [first] = reasons;
  const message = first?.text ?? accessText('account.unexpected');
  if (first && reasons.length === 1 && first.field === undefined) {
    return new Refused(409, first.code, message, { params: first.params, errors: [message] });
  }
  return new Refused(409, 'invalidFields', message, { reasons });
}

/** Throws unless this may be a password here. */
export async function requireGoodPassword(database: Kysely<Database>, password: string): Promise<void> {
  const problem = passwordProblem(password, await findPasswordOptions(database));
  if (problem !== null) throw refusedForm([problem]);
}

export function passwordHash(password: string): Promise<string> {
  return hash(password);
}
