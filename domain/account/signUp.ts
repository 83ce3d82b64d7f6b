import { isEmailAddress } from '../emailAddress.ts';
import { isPhone } from '../phone.ts';
import { accessText } from '../texts/accessText.ts';
import { accountTexts } from './accountTexts.ts';
import { brokenPasswordRules, type PasswordOptions, passwordRuleText } from './passwordPolicy.ts';

export const NAME_LIMIT = 40;
/** The company limits of the sign-up and of the preferences (specification 9, readings 72). */
export const SIGN_UP_COMPANY_LIMIT = 25;
export const COMPANY_LIMIT = 40;

export interface SignUpFields {
  name: string;
  email: string;
  company: string;
  phone: string;
  password: string;
  passwordConfirmation: string;
}

export type SignUpField = keyof SignUpFields;
export type Problems<Field extends string> = Partial<Record<Field, string>>;

const { fields: texts } = accountTexts;

/** The normalized form of an address for comparison; it is also the username of a sign-up. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

export function emailProblem(email: string): string | null {
  if (email.trim() === '') return accessText('account.fields.emailRequired');
  return isEmailAddress(email.trim()) ? null : accessText('account.fields.emailInvalid');
}

export function companyProblem(company: string, limit: number): string | null {
  return company.trim().length > limit
    ? accessText('account.fields.tooLong', { label: accessText('signUp.company'), limit })
    : null;
}

/** A phone may be left out. */
export function phoneProblem(phone: string): string | null {
  return phone.trim() === '' || isPhone(phone) ? null : texts.phoneFormat;
}

export function nameProblem(name: string): string | null {
  if (name.trim() === '') return accessText('account.fields.nameRequired');
  return name.trim().length > NAME_LIMIT
    ? accessText('account.fields.tooLong', { label: accessText('signUp.name'), limit: NAME_LIMIT })
    : null;
}

export function passwordProblem(password: string, options: PasswordOptions): string | null {
  if (password === '') return accessText('account.fields.passwordRequired');
  const broken = brokenPasswordRules(password, options);
  return broken.length === 0 ? null : texts.passwordNeeds(broken.map((rule) => passwordRuleText(rule, options)));
}

function onlyProblems<Field extends string>(problems: Record<Field, string | null>): Problems<Field> {
  const kept = Object.entries<string | null>(problems).filter(([, text]) => text !== null);
  return Object.fromEntries(kept) as Problems<Field>;
}

/** The problem of each field, in form order; valid fields are absent (specification 5, Sign-up). */
export function signUpProblems(fields: SignUpFields, options: PasswordOptions): Problems<SignUpField> {
  return onlyProblems({
    name: nameProblem(fields.name),
    email: emailProblem(fields.email),
    company: companyProblem(fields.company, SIGN_UP_COMPANY_LIMIT),
    phone: phoneProblem(fields.phone),
    password: passwordProblem(fields.password, options),
    passwordConfirmation:
      fields.passwordConfirmation === fields.password ? null : accessText('account.fields.passwordsMustMatch'),
  });
}

export interface PreferenceFields {
  company: string;
  phone: string;
  email: string;
}

/** Only the server knows whether the email is the stored one (specification 5, Preferences). */
export function preferenceProblems(fields: PreferenceFields): Problems<keyof PreferenceFields> {
  return onlyProblems({
    company: companyProblem(fields.company, COMPANY_LIMIT),
    phone: phoneProblem(fields.phone),
    email: emailProblem(fields.email),
  });
}
