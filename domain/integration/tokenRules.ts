import { fieldInvalid, fieldRequired } from '../fields/fieldReasons.ts';
import { type Problem, problemsOf } from '../fields/problem.ts';
import type { Reason } from '../refusal/coded.ts';
import { adminText } from '../texts/adminText.ts';

const NAME = /^[\w .-]{1,60}$/;

/** Why a token cannot have this name; surrounding blanks are ignored. */
export function tokenNameProblem(name: string): Reason | null {
  if (name.trim() === '') return fieldRequired(adminText('token.noName'));
  return NAME.test(name.trim()) ? null : fieldInvalid(adminText('token.nameFormat'));
}

/** Why a token cannot be created, by form field. */
export function tokenProblems({ name, scopes }: { name: string; scopes: readonly string[] }): Problem[] {
  return problemsOf({
    name: tokenNameProblem(name),
    scopes: scopes.length === 0 ? fieldRequired(adminText('token.noScope')) : null,
  });
}
