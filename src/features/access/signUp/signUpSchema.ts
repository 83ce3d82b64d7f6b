import { boolean, object } from 'yup';
import { accountTexts } from '#domain/account/accountTexts.ts';
import type { PasswordOptions } from '#domain/account/passwordPolicy.ts';
import {
  companyProblem,
  emailProblem,
  nameProblem,
  passwordProblem,
  phoneProblem,
  SIGN_UP_COMPANY_LIMIT,
} from '#domain/account/signUp.ts';
import { confirmed } from '../../../forms/confirmed.ts';
import { judged } from '../../../forms/judged.ts';

export function signUpSchema(policy: PasswordOptions) {
  return object({
    name: judged(nameProblem),
    email: judged(emailProblem),
    company: judged((company) => companyProblem(company, SIGN_UP_COMPANY_LIMIT)),
    phone: judged(phoneProblem),
    password: judged((password) => passwordProblem(password, policy)),
    passwordConfirmation: confirmed('password', accountTexts.fields.passwordsMustMatch),
    optIn: boolean().nullable(),
  });
}
