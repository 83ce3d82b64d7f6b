import { type Problem, problemsOf } from '../fields/problem.ts';
import { tokenTexts } from './tokenTexts.ts';

const NAME = /^[\w .-]{1,60}$/;

/** Why no token can have this name; blanks around it do not count. */
export function tokenNameProblem(name: string): string | null {
  if (name.trim() === '') return tokenTexts.noName;
  return NAME.test(name.trim()) ? null : tokenTexts.nameFormat;
}

/** Why no token can be made so, by the field of the form. */
export function tokenProblems({ name, scopes }: { name: string; scopes: readonly string[] }): Problem[] {
  return problemsOf({ name: tokenNameProblem(name), scopes: scopes.length === 0 ? tokenTexts.noScope : null });
}
