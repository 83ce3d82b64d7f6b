import { dataImportText } from '../../texts/dataImportText.ts';
import { code, text } from '../cell.ts';
import type { Kind } from '../kind.ts';

export const categories: Kind = {
  name: 'categories',
  title: dataImportText('categories.categories'),
  row: 'category',
  whenAbsent: null,
  columns: [
    {
      name: 'code',
      synonyms: ['category', 'categoryCode', 'categoryId', 'cat'],
      isKey: true,
      read: code(30),
      means: dataImportText('categories.codeUsedByProducts'),
      example: '1101',
    },
    {
      name: 'description',
      synonyms: ['name', 'categoryName', 'categoryDescription', 'title'],
      isNeeded: true,
      read: text(80),
      means: dataImportText('categories.nameShownToBuyers'),
      example: 'Fresh fruit',
    },
    {
      name: 'parent',
      synonyms: ['main', 'mainCategory', 'parentCode', 'parentCategory', 'group'],
      read: code(30),
      means: dataImportText('categories.codeOfTheMainCategoryEmpty'),
      example: '11',
    },
  ],
};
