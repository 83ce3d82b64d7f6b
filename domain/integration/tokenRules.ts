import { tokenTexts } from './tokenTexts.ts';

const NAME = /^[\w .-]{1,60}$/;

/** Why no token can have this name; blanks around it do not count. */
export function tokenNameProblem(name: string): string | null {
  if (name.trim() === '') return tokenTexts.noName;
  return NAME.test(name.trim()) ? null : tokenTexts.nameFormat;
}
