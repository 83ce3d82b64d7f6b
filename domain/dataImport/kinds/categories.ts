import { dataImportText } from '../../texts/dataImportText.ts';
import { perLanguage } from '../../texts/perLanguage.ts';
import { code, flag, text } from '../cell.ts';
import type { Kind } from '../kind.ts';
import { translatedColumns } from './translatedColumns.ts';

export const CATEGORY_CODE_LENGTH = 30;
export const CATEGORY_NAME_LENGTH = 80;

export const categories: Kind = perLanguage(() => ({
  name: 'categories',
  title: dataImportText('categories.categories'),
  whenAbsent: null,
  columns: [
    {
      name: 'code',
      synonyms: [
        ...['category', 'categoryCode', 'categoryId', 'cat', 'itemCategoryCode', 'itemGroupCode', 'itmsGrpCod'],
        ...[
          'productGroup',
          'productGroupId',
          'productLine',
          'prodCode',
          'classId',
          'internalId',
          'externalId',
          'termId',
          'handle',
        ],
      ],
      isKey: true,
      read: code(CATEGORY_CODE_LENGTH),
      means: dataImportText('categories.codeUsedByProducts'),
      example: '1101',
    },
    {
      name: 'description',
      synonyms: [
        ...['name', 'categoryName', 'categoryDescription', 'title', 'groupName', 'itmsGrpNam', 'className'],
        ...['productGroupDesc', 'productGroupDescription', 'productLineDesc', 'productLineDescription'],
      ],
      isNeeded: true,
      read: text(CATEGORY_NAME_LENGTH),
      means: dataImportText('categories.nameShownToBuyers'),
      example: 'Fresh fruit',
    },
    {
      name: 'parent',
      synonyms: [
        ...['main', 'mainCategory', 'parentCode', 'parentCategory', 'parentCategoryCode', 'parentId', 'group'],
        ...['parentCategoryId', 'subcategoryOf', 'subclassOf'],
      ],
      // A name, or a path of names, may be longer than a code.
      read: code(255),
      means: dataImportText('categories.codeOfTheMainCategoryEmpty'),
      example: '11',
    },
    {
      name: 'remove',
      synonyms: ['delete', 'deleteFlag'],
      standard: 'no',
      read: flag,
      means: dataImportText('categories.yesRemovesAnEmptyCategory'),
      example: 'no',
    },
    ...translatedColumns(
      { name: 'description', read: text(CATEGORY_NAME_LENGTH) },
      { also: ['name', 'categoryName'], examples: { es: 'Fruta fresca' } },
    ),
  ],
}));
