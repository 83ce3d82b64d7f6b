import { dataImportText } from '../../texts/dataImportText.ts';
import { perLanguage } from '../../texts/perLanguage.ts';
import { code } from '../cell.ts';
import type { Column } from '../kind.ts';

/** Headings of an item's code in exports of ERP systems and web shops. */
export const ITEM_CODE_NAMES = [
  ...['productCode', 'productNo', 'productNumber', 'productId', 'item', 'itemCode', 'itemNumber', 'itemNo', 'itemId'],
  ...['itemNameNumber', 'sku', 'variantSku', 'article', 'articleNo', 'part', 'partNo', 'partNumber', 'partNum'],
  ...['stockCode', 'internalReference', 'defaultCode'],
];

/** Headings of a phone number. */
export const PHONE_NAMES = ['telephone', 'phoneNumber', 'phoneNo', 'phone1', 'telephone1', 'mainPhone', 'tel'];

export const productColumn: Column = perLanguage(() => ({
  name: 'product',
  synonyms: ['code', 'no', ...ITEM_CODE_NAMES],
  isKey: true,
  refersTo: 'product',
  read: code(40),
  means: dataImportText('ofProduct.productCode'),
  example: '10226',
}));

export const unitColumn: Column = perLanguage(() => ({
  name: 'unit',
  synonyms: ['um', 'uom', 'unitOfMeasure', 'unitOfMeasureCode', 'sellUnit', 'unitCode', 'uomCode', 'unitOfSale'],
  isKey: true,
  read: code(10),
  means: dataImportText('ofProduct.unitOfTheProduct'),
  example: 'CS',
}));

export const customerColumn: Column = perLanguage(() => ({
  name: 'customer',
  synonyms: [
    ...['customerCode', 'customerNumber', 'customerNo', 'customerId', 'account', 'accountNumber', 'accountNo'],
    ...['accountCode', 'accountReference', 'accountRef', 'cust', 'custNo', 'custId', 'custNum', 'custCode', 'cardCode'],
    ...['sellToCustomerNo', 'billToCustomerNo'],
  ],
  isKey: true,
  refersTo: 'customer',
  read: code(40),
  means: dataImportText('ofProduct.customerCode'),
  example: 'GILD1001',
}));
