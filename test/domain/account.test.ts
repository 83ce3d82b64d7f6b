import { expect, test } from 'vitest';
import {
  brokenPasswordRules,
  DEFAULT_PASSWORD_OPTIONS,
  isOutgrown,
  type PasswordOptions,
  type PasswordRule,
  passwordRules,
  passwordRuleText,
} from '#domain/account/passwordPolicy.ts';
import { preferenceProblems, type SignUpFields, signUpProblems } from '#domain/account/signUp.ts';
import { textsByField } from '#domain/fields/problem.ts';

const strict = DEFAULT_PASSWORD_OPTIONS;
const limited: PasswordOptions = { ...strict, maximumPasswordLength: 14 };
const open: PasswordOptions = {
  minimumPasswordLength: 8,
  requireLowercase: false,
  requireUppercase: false,
  requireNumber: false,
  requireSpecialCharacter: false,
};

test.each<[string, PasswordOptions, PasswordRule[]]>([
  ['Harbor#2026', strict, []],
  ['Harb#26', strict, ['length']],
  ['harbor#2026', strict, ['uppercase']],
  ['HARBOR#2026', strict, ['lowercase']],
  ['Harbor#Boat', strict, ['number']],
  ['Harbor2026', strict, ['special']],
  ['Harbor #2026', strict, ['blanks']],
  ['Harbor#2026\u00a0', strict, ['blanks']],
  ['Häfen#2026', strict, []],
  ['ЖЖЖж#2026', strict, []],
  // Seven characters of a person, fourteen units of the language.
  ['😀😀😀😀😀😀😀', open, ['length']],
  ['', strict, ['length', 'lowercase', 'uppercase', 'number', 'special']],
  ['aaaaaaaa', open, []],
  [`Aa1#${'x'.repeat(60)}`, strict, []],
  [`Aa1#${'x'.repeat(61)}`, strict, ['tooLong']],
  ['Aa1#Aa1#Aa1#Aa', limited, []],
  ['Aa1#Aa1#Aa1#Aa1', limited, ['tooLong']],
])('%j breaks under its options %#', (password, options, broken) => {
  expect(brokenPasswordRules(password, options)).toEqual(broken);
});

test('every rule is shown in words, in one order', () => {
  expect(passwordRules(limited).map((rule) => passwordRuleText(rule, limited))).toEqual([
    'At least 8 characters',
    'At most 14 characters',
    'A lowercase letter',
    'An uppercase letter',
    'A number',
    'A special character',
    'No blanks',
  ]);
  expect(passwordRules(open)).toEqual(['length', 'tooLong', 'blanks']);
  expect(passwordRuleText('tooLong', open)).toBe('At most 64 characters');
});

test('a password that was set before no longer meets stricter rules, but never fails by its length or a blank', () => {
  expect(isOutgrown('Harbor#2026', { ...strict, minimumPasswordLength: 12 })).toBe(true);
  expect(isOutgrown('harbor2026', strict)).toBe(true);
  expect(isOutgrown(`Aa1# ${'x'.repeat(80)}`, limited)).toBe(false);
});

const right: SignUpFields = {
  name: 'Ada Ordway',
  email: ' Ada@Example.com ',
  company: '',
  phone: '',
  password: 'Harbor#2026',
  passwordConfirmation: 'Harbor#2026',
};

test.each<[Partial<SignUpFields>, Partial<SignUpFields>]>([
  [{}, {}],
  [{ name: '  ' }, { name: 'Name is required.' }],
  [{ name: 'x'.repeat(41) }, { name: 'Name can have at most 40 characters.' }],
  [{ email: '' }, { email: 'Email is required.' }],
  [{ email: 'ada@' }, { email: 'Enter an email address such as name@example.com.' }],
  [{ company: 'x'.repeat(26) }, { company: 'Company can have at most 25 characters.' }],
  [{ phone: '555-0142' }, { phone: 'Phone number format (###) ###-#### Ext ######' }],
  [{ password: '', passwordConfirmation: '' }, { password: 'Password is required.' }],
  [
    { password: 'harbor', passwordConfirmation: 'harbor' },
    {
      password: 'The password must have: At least 8 characters, An uppercase letter, A number, A special character.',
    },
  ],
  [{ passwordConfirmation: 'Harbor#2025' }, { passwordConfirmation: 'Passwords must match' }],
])('signing up with %j shows what is wrong, field by field', (change, problems) => {
  expect(textsByField(signUpProblems({ ...right, ...change }, strict))).toEqual(problems);
});

test('preferences take a longer company than signing up', () => {
  const fields = { company: 'x'.repeat(40), phone: '', email: 'ada@example.com' };
  expect(preferenceProblems(fields)).toEqual([]);
  expect(preferenceProblems({ ...fields, company: 'x'.repeat(41) })).toEqual([
    {
      code: 'fieldTooLong',
      params: { limit: 40 },
      field: 'company',
      text: 'Company can have at most 40 characters.',
    },
  ]);
});
