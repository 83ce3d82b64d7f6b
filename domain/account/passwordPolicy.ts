import { type Static, Type } from 'typebox';
import { accessText } from '../texts/accessText.ts';

const Flag = Type.Boolean();

/** The five password requirements that an admin sets (specification 3, Password options). */
export const ChosenPasswordOptions = Type.Object({
  minimumPasswordLength: Type.Integer(),
  requireLowercase: Flag,
  requireUppercase: Flag,
  requireNumber: Flag,
  requireSpecialCharacter: Flag,
});
export type ChosenPasswordOptions = Static<typeof ChosenPasswordOptions>;

/** Password requirements. The site limits the largest possible length (readings 2). */
export const PasswordOptions = Type.Object({
  ...ChosenPasswordOptions.properties,
  maximumPasswordLength: Type.Optional(Type.Integer()),
});
export type PasswordOptions = Static<typeof PasswordOptions>;

/** The maximum password length of a site with a limit, for the databases of old ERP systems, and of any other site. */
export const LIMITED_PASSWORD_LENGTH = 14;
export const LONGEST_PASSWORD = 64;

/** The shortest minimum length that an admin can set. */
export const SHORTEST_PASSWORD = 8;

/** The default until the server sends other options (specification 5, Password policy). */
export const DEFAULT_PASSWORD_OPTIONS: PasswordOptions = {
  minimumPasswordLength: SHORTEST_PASSWORD,
  requireLowercase: true,
  requireUppercase: true,
  requireNumber: true,
  requireSpecialCharacter: true,
};

export type PasswordRule = 'length' | 'tooLong' | 'lowercase' | 'uppercase' | 'number' | 'special' | 'blanks';

/** The password rules of this site, in display order. */
export function passwordRules(options: PasswordOptions): PasswordRule[] {
  const optional: readonly [PasswordRule, boolean][] = [
    ['lowercase', options.requireLowercase],
    ['uppercase', options.requireUppercase],
    ['number', options.requireNumber],
    ['special', options.requireSpecialCharacter],
  ];
  return ['length', 'tooLong', ...optional.filter(([, isOn]) => isOn).map(([rule]) => rule), 'blanks'];
}

function breaks(rule: PasswordRule, password: string, options: PasswordOptions): boolean {
  const length = [...password].length;
  switch (rule) {
    case 'length':
      return length < options.minimumPasswordLength;
    case 'tooLong':
      return length > (options.maximumPasswordLength ?? LONGEST_PASSWORD);
    case 'lowercase':
      return !/\p{Ll}/u.test(password);
    case 'uppercase':
      return !/\p{Lu}/u.test(password);
    case 'number':
      return !/\p{Nd}/u.test(password);
    case 'special':
      return !/[^\p{L}\p{N}\s]/u.test(password);
    case 'blanks':
      return /\s/u.test(password);
  }
}

/**
 * The rules that this password breaks, in display order. Length counts characters, not UTF-16 units; any white space is
 * a blank.
 */
export function brokenPasswordRules(password: string, options: PasswordOptions): PasswordRule[] {
  return passwordRules(options).filter((rule) => breaks(rule, password, options));
}

/** Whether a stored password breaks rules that became stricter later (readings 2: its length never counts). */
export function isOutgrown(password: string, options: PasswordOptions): boolean {
  return brokenPasswordRules(password, options).some((rule) => rule !== 'tooLong' && rule !== 'blanks');
}

/** Each rule in words: for the list beside the field, and for the server's refusals. */
export function passwordRuleText(rule: PasswordRule, options: PasswordOptions): string {
  switch (rule) {
    case 'length':
      return accessText('passwordPolicy.atLeastCharacter', { minimumPasswordLength: options.minimumPasswordLength });
    case 'tooLong':
      return accessText('passwordPolicy.atMostCharacter', {
        maximum: options.maximumPasswordLength ?? LONGEST_PASSWORD,
      });
    case 'lowercase':
      return accessText('passwordPolicy.aLowercaseLetter');
    case 'uppercase':
      return accessText('passwordPolicy.anUppercaseLetter');
    case 'number':
      return accessText('passwordPolicy.aNumber');
    case 'special':
      return accessText('passwordPolicy.aSpecialCharacter');
    case 'blanks':
      return accessText('passwordPolicy.noBlanks');
  }
}

/** The possible minimum lengths for a site with this maximum length (readings 2). */
export function selectableLengths(maximum: number = LONGEST_PASSWORD): number[] {
  return Array.from({ length: maximum - SHORTEST_PASSWORD + 1 }, (_, index) => SHORTEST_PASSWORD + index);
}

/** Whether a requirement was turned on, or the minimum raised (readings 89). */
export function isStricter(chosen: ChosenPasswordOptions, stored: ChosenPasswordOptions): boolean {
  const { minimumPasswordLength, requireLowercase, requireUppercase, requireNumber, requireSpecialCharacter } = chosen;
  return (
    minimumPasswordLength > stored.minimumPasswordLength ||
    (requireLowercase && !stored.requireLowercase) ||
    (requireUppercase && !stored.requireUppercase) ||
    (requireNumber && !stored.requireNumber) ||
    (requireSpecialCharacter && !stored.requireSpecialCharacter)
  );
}
