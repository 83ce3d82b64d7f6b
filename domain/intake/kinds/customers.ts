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
      means: 'Its number in requests; the shop gives one where the file does not',
      example: '1001',
    },
    {
      name: 'name',
      synonyms: ['customerName', 'company', 'companyName', 'accountName'],
      isNeeded: true,
      read: text(200),
      means: 'What it is called',
      example: 'The Gilded Oyster',
    },
    {
      name: 'defaultShipTo',
      synonyms: ['shipTo', 'defaultShipToCode', 'defaultAddress'],
      read: code(20),
      means: 'The code of the ship-to that orders go to unless they say otherwise',
      example: 'MAIN',
    },
    {
      name: 'defaultPo',
      synonyms: ['defaultPoNumber', 'standingPo', 'po'],
      read: text(25),
      means: 'The P.O. that orders begin with',
      example: '',
    },
    {
      name: 'requiresPo',
      synonyms: ['requiredPo', 'poRequired'],
      standard: 'no',
      read: flag,
      means: 'Whether an order needs a P.O.',
      example: 'no',
    },
    {
      name: 'priceFactor',
      synonyms: ['discountFactor', 'priceMultiplier'],
      standard: '1',
      isNumber: true,
      read: number({ places: 4, isPositive: true, isShare: true, most: '5' }),
      means: 'What list prices are multiplied by, at most 5: 0.95 or 95% is 5 percent less',
      example: '1',
    },
    {
      name: 'taxRate',
      synonyms: ['tax', 'salesTax'],
      standard: '0',
      isNumber: true,
      read: number({ places: 5, least: '0', isShare: true, most: '1' }),
      means: 'Tax on what is taxable: 0.0825 or 8.25% is 8.25 percent',
      example: '0.0825',
    },
    {
      name: 'minimumOrder',
      synonyms: ['minimumOrderAmount', 'orderMinimum', 'minimum'],
      isNumber: true,
      read: number({ places: 2, least: '0', most: '9999999999' }),
      means: 'What an order to any of its ship-tos must come to; the minimum of a ship-to counts where it is higher',
      example: '250.00',
    },
    {
      name: 'creditLimit',
      synonyms: ['limit'],
      isNumber: true,
      read: number({ places: 2, least: '0', most: '9999999999' }),
      means: 'Up to what it may owe',
      example: '5000',
    },
    {
      name: 'excludedCategories',
      synonyms: ['excluded', 'notSold', 'blockedCategories'],
      read: listOf(code(30)),
      means: 'Codes of categories that are not sold to it, with ; between them',
      example: '2205',
    },
    {
      name: 'settings',
      synonyms: ['customerSettings'],
      read: settingsCell,
      fromStored: settingsText,
      means: 'What differs from the settings of the shop, as JSON: {"hidePricing": true}',
      example: '',
    },
  ],
};
