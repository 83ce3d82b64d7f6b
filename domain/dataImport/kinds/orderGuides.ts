import { GUIDE_NAME_LIMIT, isStandard, STANDARD_GUIDE } from '../../guide/guide.ts';
import { guideName, guideNameProblem } from '../../guide/guideName.ts';
import { dataImportText } from '../../texts/dataImportText.ts';
import { perLanguage } from '../../texts/perLanguage.ts';
import { type CellReader, flag, integer, number } from '../cell.ts';
import { importTexts } from '../importTexts.ts';
import type { Kind } from '../kind.ts';
import { customerColumn, productColumn, unitColumn } from './ofProduct.ts';

/** A guide name by the rules of the shop; 'Standard' is allowed, because it is the distributor's own guide. */
const guideNameCell: CellReader = (typed, column) => {
  const name = guideName(typed);
  if (isStandard(name)) return { value: STANDARD_GUIDE };
  const { length } = [...name];
  if (length > GUIDE_NAME_LIMIT) return { refusal: importTexts.tooLong(column, length, GUIDE_NAME_LIMIT) };
  const problem = guideNameProblem(typed, []);
  return problem === null ? { value: name } : { refusal: importTexts.field(column, problem) };
};

const unit = perLanguage(() => {
  const { isKey: _, ...column } = unitColumn;
  return column;
});

export const orderGuides: Kind = perLanguage(() => ({
  name: 'orderGuides',
  title: dataImportText('orderGuides.orderGuides'),
  whenAbsent: null,
  columns: [
    customerColumn,
    {
      name: 'guide',
      synonyms: ['orderGuide', 'guideName', 'name', 'list'],
      isKey: true,
      isCaseless: true,
      read: guideNameCell,
      means: dataImportText('orderGuides.guideNameStandardIsManagedBy'),
      example: 'Weekly',
    },
    productColumn,
    { ...unit, isNeeded: true, unitOf: 'sell', means: dataImportText('orderGuides.sellingUnitOfTheProduct') },
    {
      name: 'quantity',
      synonyms: ['qty', 'orderQuantity', 'par'],
      standard: '0',
      isNumber: true,
      read: number({ places: 2, least: '0', most: '9999999' }),
      means: dataImportText('orderGuides.usualQuantity'),
      example: '2',
    },
    {
      name: 'sequence',
      synonyms: ['order', 'sortOrder', 'position', 'seq'],
      isNumber: true,
      read: integer({ least: '0', most: '999999' }),
      means: dataImportText('orderGuides.positionInTheGuideDefaultsTo'),
      example: '10',
    },
    {
      name: 'readOnly',
      synonyms: ['isReadOnly', 'locked'],
      standard: 'no',
      read: flag,
      means: dataImportText('orderGuides.whetherTheGuideIsReadOnly'),
      example: 'no',
    },
  ],
}));
