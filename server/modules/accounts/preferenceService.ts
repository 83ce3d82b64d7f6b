import { emailKey, preferenceProblems } from '#domain/account/signUp.ts';
import type { saveConsumer } from '#domain/api/consumer.ts';
import type { Body } from '#domain/api/endpoint.ts';
import { phoneDigits } from '#domain/phone.ts';
import { accessText } from '#domain/texts/accessText.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { CallerUser } from '../access/caller.ts';
import { updatePreferences } from './accountRepository.ts';
import { refusedForm } from './newPassword.ts';

/** Saves the given values. The email is a confirmation, not a change (readings 73). */
export async function savePreferences(
  { database }: Runtime,
  user: CallerUser,
  typed: Body<typeof saveConsumer>,
): Promise<void> {
  const { company, phone, email, emailOption } = typed;
  const problems = preferenceProblems({ company: company ?? '', phone: phone ?? '', email });
  if (problems.length > 0) throw refusedForm(problems);
  if (emailKey(email) !== emailKey(user.email ?? '')) {
    throw refusedForm([{ code: 'emailMismatch', text: accessText('account.preferences.notSaved') }]);
  }
  await updatePreferences(database, user.id, {
    company: company === undefined ? undefined : company?.trim() || null,
    phone: phone === undefined ? undefined : phoneDigits(phone ?? '') || null,
    emailOption,
  });
}
