import type { ChosenPasswordOptions } from '../account/passwordPolicy.ts';
import type { Parts } from './change.ts';

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

/** What passwords need, in words. */
export function passwordParts(options: ChosenPasswordOptions): Parts {
  return {
    'Characters at least': String(options.minimumPasswordLength),
    'A lowercase letter': yesNo(options.requireLowercase),
    'An uppercase letter': yesNo(options.requireUppercase),
    'A number': yesNo(options.requireNumber),
    'A special character': yesNo(options.requireSpecialCharacter),
  };
}
