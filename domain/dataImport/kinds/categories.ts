import { code, text } from '../cell.ts';
import type { Kind } from '../kind.ts';

export const categories: Kind = {
  name: 'categories',
  title: 'Categories',
  row: 'category',
  whenAbsent: null,
  columns: [
    {
      name: 'code',
      synonyms: ['category', 'categoryCode', 'categoryId', 'cat'],
      isKey: true,
      read: code(30),
      means: 'Code used by products',
      example: '1101',
    },
    {
      name: 'description',
      synonyms: ['name', 'categoryName', 'categoryDescription', 'title'],
      isNeeded: true,
      read: text(80),
      means: 'Name shown to buyers',
      example: 'Fresh fruit',
    },
    {
      name: 'parent',
      synonyms: ['main', 'mainCategory', 'parentCode', 'parentCategory', 'group'],
      read: code(30),
      means: 'Code of the main category. Empty for a main category, which must come first in the file',
      example: '11',
    },
  ],
};
