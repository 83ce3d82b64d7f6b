import { code, flag, integer, listOf, number, text } from '../cell.ts';
import type { Kind } from '../kind.ts';
import { settingsCell, settingsText } from '../settingsCell.ts';
import { customerColumn } from './ofProduct.ts';

const { refersTo: _, ...codeColumn } = customerColumn;

export const customers: Kind = {
  name: 'customers',
  title: 'Customers',
  row: 'customer',
  whenAbsent: null,
  columns: [
    { ...codeColumn, name: 'code', synonyms: ['customer', ...codeColumn.synonyms] },
    {
      name: 'key',
      synonyms: ['customerKey'],
      isNumber: true,
      read: integer({ least: '1', most: '999999999' }),
      means: 'Number used by the API. Assigned automatically if empty',
      example: '1001',
    },
    {
      name: 'name',
      synonyms: ['customerName', 'company', 'companyName', 'accountName'],
      isNeeded: true,
      read: text(200),
      means: 'Name',
      example: 'The Gilded Oyster',
    },
    {
      name: 'defaultShipTo',
      synonyms: ['shipTo', 'defaultShipToCode', 'defaultAddress'],
      read: code(20),
      means: 'Default ship-to code for orders',
      example: 'MAIN',
    },
    {
      name: 'defaultPo',
      synonyms: ['defaultPoNumber', 'standingPo', 'po'],
      read: text(25),
      means: 'Default P.O. number for orders',
      example: '',
    },
    {
      name: 'requiresPo',
      synonyms: ['requiredPo', 'poRequired'],
      standard: 'no',
      read: flag,
      means: 'Whether orders require a P.O. number',
      example: 'no',
    },
    {
      name: 'priceFactor',
      synonyms: ['discountFactor', 'priceMultiplier'],
      standard: '1',
      isNumber: true,
      read: number({ places: 4, isPositive: true, isShare: true, most: '5' }),
      means: 'List price multiplier, at most 5. 0.95 or 95% means 5 percent off',
      example: '1',
    },
    {
      name: 'taxRate',
      synonyms: ['tax', 'salesTax'],
      standard: '0',
      isNumber: true,
      read: number({ places: 5, least: '0', isShare: true, most: '1' }),
      means: 'Tax rate for taxable products: 0.0825 or 8.25%',
      example: '0.0825',
    },
    {
      name: 'minimumOrder',
      synonyms: ['minimumOrderAmount', 'orderMinimum', 'minimum'],
      isNumber: true,
      read: number({ places: 2, least: '0', most: '9999999999' }),
      means: 'Minimum order amount for all ship-tos. A higher ship-to minimum wins',
      example: '250.00',
    },
    {
      name: 'creditLimit',
      synonyms: ['limit'],
      isNumber: true,
      read: number({ places: 2, least: '0', most: '9999999999' }),
      means: 'Credit limit',
      example: '5000',
    },
    {
      name: 'excludedCategories',
      synonyms: ['excluded', 'notSold', 'blockedCategories'],
      read: listOf(code(30)),
      means: 'Codes of excluded categories, separated by ;',
      example: '2205',
    },
    {
      name: 'settings',
      synonyms: ['customerSettings'],
      read: settingsCell,
      fromStored: settingsText,
      means: 'Settings that override the site, as JSON: {"hidePricing": true}',
      example: '',
    },
  ],
};
