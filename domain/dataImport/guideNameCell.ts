import { GUIDE_NAME_LIMIT, isStandard, STANDARD_GUIDE } from '../guide/guide.ts';
import { guideName, guideNameProblem } from '../guide/guideName.ts';
import type { CellReader } from './cell.ts';
import { importTexts } from './importTexts.ts';

/** A guide name by the rules of the shop; 'Standard' is allowed, because it is the distributor's own guide. */
export const guideNameCell: CellReader = (typed, column) => {
  const name = guideName(typed);
  if (isStandard(name)) return { value: STANDARD_GUIDE };
  const { length } = [...name];
  if (length > GUIDE_NAME_LIMIT) return { refusal: importTexts.tooLong(column, length, GUIDE_NAME_LIMIT) };
  const problem = guideNameProblem(typed, []);
  return problem === null ? { value: name } : { refusal: importTexts.field(column, problem) };
};
