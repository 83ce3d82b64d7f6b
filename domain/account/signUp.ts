import { isEmailAddress } from '../emailAddress.ts';
import { fieldInvalid, fieldMismatch, fieldRequired, fieldTooLong } from '../fields/fieldReasons.ts';
import { type Problem, problemsOf } from '../fields/problem.ts';
import { isPhone } from '../phone.ts';
import type { Reason } from '../refusal/coded.ts';
import { accessText } from '../texts/accessText.ts';
import { accountTexts } from './accountTexts.ts';
import { brokenPasswordRules, LONGEST_PASSWORD, type PasswordOptions, passwordRuleText } from './passwordPolicy.ts';

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

const { fields: texts } = accountTexts;

const tooLong = (label: string, limit: number) =>
  fieldTooLong(limit, accessText('account.fields.tooLong', { label, limit }));

/** The normalized form of an address for comparison; it is also the username of a sign-up. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

export function emailProblem(email: string): Reason | null {
  if (email.trim() === '') return fieldRequired(accessText('account.fields.emailRequired'));
  return isEmailAddress(email.trim()) ? null : fieldInvalid(accessText('account.fields.emailInvalid'));
}

function companyProblem(company: string, limit: number): Reason | null {
  return company.trim().length > limit ? tooLong(accessText('signUp.company'), limit) : null;
}

/** A phone may be left out. */
function phoneProblem(phone: string): Reason | null {
  return phone.trim() === '' || isPhone(phone) ? null : fieldInvalid(texts.phoneFormat());
}

export function nameProblem(name: string): Reason | null {
  if (name.trim() === '') return fieldRequired(accessText('account.fields.nameRequired'));
  return name.trim().length > NAME_LIMIT ? tooLong(accessText('signUp.name'), NAME_LIMIT) : null;
}

/** Why this cannot be a password; `rules` of an empty one is `required`. */
export function passwordProblem(password: string, options: PasswordOptions): Reason | null {
  const broken = brokenPasswordRules(password, options);
  if (broken.length === 0) return null;
  const { minimumPasswordLength: least, maximumPasswordLength: most = LONGEST_PASSWORD } = options;
  const isEmpty = password === '';
  return {
    code: 'passwordRefused',
    params: { rules: isEmpty ? 'required' : broken.join(','), least, most },
    text: isEmpty
      ? accessText('account.fields.passwordRequired')
      : texts.passwordNeeds(broken.map((rule) => passwordRuleText(rule, options))),
  };
}

/** The problem of each field, in form order; valid fields have none (specification 5, Sign-up). */
export function signUpProblems(fields: SignUpFields, options: PasswordOptions): Problem[] {
  return problemsOf({
    name: nameProblem(fields.name),
    email: emailProblem(fields.email),
    company: companyProblem(fields.company, SIGN_UP_COMPANY_LIMIT),
    phone: phoneProblem(fields.phone),
    password: passwordProblem(fields.password, options),
    passwordConfirmation:
      fields.passwordConfirmation === fields.password
        ? null
        : fieldMismatch(accessText('account.fields.passwordsMustMatch')),
  });
}

export interface PreferenceFields {
  company: string;
  phone: string;
  email: string;
}

/** Only the server knows whether the email is the stored one (specification 5, Preferences). */
export function preferenceProblems(fields: PreferenceFields): Problem[] {
  return problemsOf({
    company: companyProblem(fields.company, COMPANY_LIMIT),
    phone: phoneProblem(fields.phone),
    email: emailProblem(fields.email),
  });
}
