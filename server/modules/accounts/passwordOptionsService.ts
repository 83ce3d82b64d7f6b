import { PASSWORD_FIELDS } from '#domain/account/passwordFields.ts';
import { type ChosenPasswordOptions, SHORTEST_PASSWORD } from '#domain/account/passwordPolicy.ts';
import { changesBetween } from '#domain/fields/differences.ts';
import { accessText } from '#domain/texts/accessText.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { CallerUser } from '../access/caller.ts';
import { addAudit } from '../audit/auditRepository.ts';
import { findPasswordOptions, updatePasswordOptions } from './accountSettings.ts';

/** The password requirements from now on; existing passwords are validated at the next sign-in. */
export async function savePasswordOptions(
  { database, clock }: Pick<Runtime, 'database' | 'clock'>,
  { chosen, by }: { chosen: ChosenPasswordOptions; by: CallerUser },
): Promise<void> {
  const { minimumPasswordLength, requireLowercase, requireUppercase, requireNumber, requireSpecialCharacter } = chosen;
  const options = {
    minimumPasswordLength,
    requireLowercase,
    requireUppercase,
    requireNumber,
    requireSpecialCharacter,
  };
  await database.transaction().execute(async (transaction) => {
    const before = await findPasswordOptions(transaction);
    const { maximumPasswordLength } = before;
    const longest = maximumPasswordLength ?? minimumPasswordLength;
    if (minimumPasswordLength < SHORTEST_PASSWORD || minimumPasswordLength > longest) {
      const range = { from: SHORTEST_PASSWORD, to: longest };
      throw new Refused(409, 'invalidFields', accessText('account.password.minimumOutOfRange', range));
    }
    await updatePasswordOptions(transaction, options);
    const subject = JSON.stringify(options);
    const changes = changesBetween(PASSWORD_FIELDS, before, options);
    await addAudit(transaction, { at: clock.now(), userId: by.id, action: 'site.passwordOptions', subject, changes });
  });
}
