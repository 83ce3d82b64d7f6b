import { type Fields, flag } from '../fields/field.ts';
import { accessText } from '../texts/accessText.ts';
import { perLanguage } from '../texts/perLanguage.ts';
import type { ChosenPasswordOptions } from './passwordPolicy.ts';

/** The fields of the password requirements. */
export const PASSWORD_FIELDS = perLanguage(
  () =>
    ({
      minimumPasswordLength: {
        label: accessText('password.minimumLength'),
        describe: ({ minimumPasswordLength }) => accessText('password.character', { minimumPasswordLength }),
      },
      requireLowercase: flag(accessText('password.requireALowercaseLetter')),
      requireUppercase: flag(accessText('password.requireAnUppercaseLetter')),
      requireNumber: flag(accessText('password.requireANumber')),
      requireSpecialCharacter: flag(accessText('password.requireASpecialCharacter')),
    }) satisfies Fields<ChosenPasswordOptions>,
);
