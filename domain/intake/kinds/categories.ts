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
      means: 'What products name it by',
      example: '1101',
    },
    {
      name: 'description',
      synonyms: ['name', 'categoryName', 'categoryDescription', 'title'],
      isNeeded: true,
      read: text(80),
      means: 'What buyers see',
      example: 'Fresh fruit',
    },
    {
      name: 'parent',
      synonyms: ['main', 'mainCategory', 'parentCode', 'parentCategory', 'group'],
      read: code(30),
      means: 'The code of its main category; empty for a main category, which stands before its own in the file',
      example: '11',
    },
  ],
};
