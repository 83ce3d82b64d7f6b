import { type Fields, flag } from '../fields/field.ts';
import { plural } from '../formatNumber.ts';
import type { ChosenPasswordOptions } from './passwordPolicy.ts';

/** What passwords need. */
export const PASSWORD_FIELDS = {
  minimumPasswordLength: {
    label: 'Minimum Length',
    says: ({ minimumPasswordLength }) => plural(minimumPasswordLength, 'character'),
  },
  requireLowercase: flag('Require a lowercase letter'),
  requireUppercase: flag('Require an uppercase letter'),
  requireNumber: flag('Require a number'),
  requireSpecialCharacter: flag('Require a special character'),
} satisfies Fields<ChosenPasswordOptions>;
