import { type Static, Type } from 'typebox';

const Flag = Type.Boolean();

/** What a new password needs (specification 3, Password options). The longest that may be set follows from the site (readings 2). */
export const PasswordOptions = Type.Object({
  minimumPasswordLength: Type.Integer(),
  requireLowercase: Flag,
  requireUppercase: Flag,
  requireNumber: Flag,
  requireSpecialCharacter: Flag,
  maximumPasswordLength: Type.Optional(Type.Integer()),
});
export type PasswordOptions = Static<typeof PasswordOptions>;

export const LIMITED_PASSWORD_LENGTH = 14;
export const LONGEST_PASSWORD = 64;

/** Until the server has said otherwise (specification 5, Password policy). */
export const DEFAULT_PASSWORD_OPTIONS: PasswordOptions = {
  minimumPasswordLength: 8,
  requireLowercase: true,
  requireUppercase: true,
  requireNumber: true,
  requireSpecialCharacter: true,
};

export type PasswordRule = 'length' | 'tooLong' | 'lowercase' | 'uppercase' | 'number' | 'special' | 'blanks';

/**
 * The rules that this password breaks, in the order in which they are shown. Length counts characters as people see them written;
 * a blank is any white space. Only for setting a password: an older one is looked at without `tooLong`.
 */
export function brokenPasswordRules(password: string, options: PasswordOptions): PasswordRule[] {
  const length = [...password].length;
  const isBroken: Readonly<Record<PasswordRule, boolean>> = {
    length: length < options.minimumPasswordLength,
    tooLong: length > (options.maximumPasswordLength ?? LONGEST_PASSWORD),
    lowercase: options.requireLowercase && !/\p{Ll}/u.test(password),
    uppercase: options.requireUppercase && !/\p{Lu}/u.test(password),
    number: options.requireNumber && !/\p{Nd}/u.test(password),
    special: options.requireSpecialCharacter && !/[^\p{L}\p{N}\s]/u.test(password),
    blanks: /\s/u.test(password),
  };
  return (Object.keys(isBroken) as PasswordRule[]).filter((rule) => isBroken[rule]);
}

/** Each rule in words, for the list beside the field and for the server's refusals. */
export function passwordRuleText(rule: PasswordRule, options: PasswordOptions): string {
  const texts: Readonly<Record<PasswordRule, string>> = {
    length: `At least ${options.minimumPasswordLength} characters`,
    tooLong: `At most ${options.maximumPasswordLength ?? LONGEST_PASSWORD} characters`,
    lowercase: 'A lowercase letter',
    uppercase: 'An uppercase letter',
    number: 'A number',
    special: 'A special character',
    blanks: 'No blanks',
  };
  return texts[rule];
}

/** The rules that hold at this site, in the order in which they are shown. */
export function passwordRules(options: PasswordOptions): PasswordRule[] {
  const optional: readonly [PasswordRule, boolean][] = [
    ['lowercase', options.requireLowercase],
    ['uppercase', options.requireUppercase],
    ['number', options.requireNumber],
    ['special', options.requireSpecialCharacter],
  ];
  return ['length', 'tooLong', ...optional.filter(([, isOn]) => isOn).map(([rule]) => rule), 'blanks'];
}
