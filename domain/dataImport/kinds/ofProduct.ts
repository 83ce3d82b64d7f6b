import { dataImportText } from '../../texts/dataImportText.ts';
import { code } from '../cell.ts';
import type { Column } from '../kind.ts';

export const productColumn: Column = {
  name: 'product',
  synonyms: ['code', 'productCode', 'item', 'itemCode', 'itemNumber', 'itemNo', 'sku', 'article', 'articleNo'],
  isKey: true,
  refersTo: 'product',
  read: code(40),
  means: dataImportText('ofProduct.productCode'),
  example: '10226',
};

export const unitColumn: Column = {
  name: 'unit',
  synonyms: ['um', 'uom', 'unitOfMeasure', 'sellUnit'],
  isKey: true,
  read: code(10),
  means: dataImportText('ofProduct.unitOfTheProduct'),
  example: 'CS',
};

export const customerColumn: Column = {
  name: 'customer',
  synonyms: ['customerCode', 'customerNumber', 'customerNo', 'account', 'accountNumber', 'cust', 'custNo'],
  isKey: true,
  refersTo: 'customer',
  read: code(40),
  means: dataImportText('ofProduct.customerCode'),
  example: 'GILD1001',
};
