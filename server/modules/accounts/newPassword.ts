import { hash } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import { passwordProblem } from '#domain/account/signUp.ts';
import { accessText } from '#domain/texts/accessText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import { findPasswordOptions } from './accountSettings.ts';

/** What a form is told: every reason in order, the first one as the message. */
export function refusedForm(problems: readonly string[], code?: string): Refused {
  const [first = accessText('account.unexpected')] = problems;
  return new Refused(409, first, { errors: problems, ...(code === undefined ? {} : { code }) });
}

/** Throws unless this may be a password here. */
export async function requireGoodPassword(database: Kysely<Database>, password: string): Promise<void> {
  const problem = passwordProblem(password, await findPasswordOptions(database));
  if (problem !== null) throw refusedForm([problem]);
}

export function passwordHash(password: string): Promise<string> {
  return hash(password);
}
