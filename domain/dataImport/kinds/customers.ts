import { dataImportText } from '../../texts/dataImportText.ts';
import { LANGUAGES } from '../../texts/languages.ts';
import { perLanguage } from '../../texts/perLanguage.ts';
import { code, flag, integer, listOf, number, oneOf, text } from '../cell.ts';
import type { Kind } from '../kind.ts';
import { settingsCell, settingsText } from '../settingsCell.ts';
import { shownAmount } from '../shownMoney.ts';
import { customerColumn } from './ofProduct.ts';

const codeColumn = perLanguage(() => {
  const { refersTo: _, ...column } = customerColumn;
  return column;
});

/** Outside of these a factor is more often a mistake, such as 95 for 0.95, than a price. */
export const USUAL_PRICE_FACTORS = { least: '0.3', most: '3' } as const;

export const customers: Kind = perLanguage(() => ({
  name: 'customers',
  title: dataImportText('customers.customers'),
  whenAbsent: null,
  columns: [
    { ...codeColumn, name: 'code', synonyms: ['customer', 'no', ...codeColumn.synonyms] },
    {
      name: 'key',
      synonyms: ['customerKey'],
      isNumber: true,
      read: integer({ least: '1', most: '999999999' }),
      means: dataImportText('customers.numberUsedByTheApiAssigned'),
      example: '1001',
    },
    {
      name: 'name',
      synonyms: ['customerName', 'custName', 'cardName', 'displayName', 'company', 'companyName', 'accountName'],
      isNeeded: true,
      read: text(200),
      means: dataImportText('customers.name'),
      example: 'The Gilded Oyster',
    },
    {
      name: 'defaultShipTo',
      synonyms: ['shipTo', 'shipToCode', 'defaultShipToCode', 'primaryShipToCode', 'defaultAddress'],
      read: code(20),
      means: dataImportText('customers.defaultShipToCodeForOrders'),
      example: 'MAIN',
    },
    {
      name: 'defaultPo',
      synonyms: ['defaultPoNumber', 'standingPo', 'po'],
      read: text(25),
      means: dataImportText('customers.defaultPONumberForOrders'),
      example: '',
    },
    {
      name: 'requiresPo',
      synonyms: ['requiredPo', 'poRequired'],
      standard: 'no',
      read: flag,
      means: dataImportText('customers.whetherOrdersRequireAPO'),
      example: 'no',
    },
    {
      name: 'priceFactor',
      synonyms: ['discountFactor', 'priceMultiplier'],
      standard: '1',
      isNumber: true,
      read: number({ places: 4, isPositive: true, isShare: true, most: '5' }),
      means: dataImportText('customers.listPriceMultiplier'),
      example: '1',
    },
    {
      name: 'taxRate',
      synonyms: ['tax', 'salesTax'],
      standard: '0',
      isNumber: true,
      read: number({ places: 5, least: '0', isShare: true, most: '1' }),
      means: dataImportText('customers.taxRateForTaxableProducts'),
      example: '0.0825',
    },
    {
      name: 'minimumOrder',
      synonyms: ['minimumOrderAmount', 'orderMinimum', 'minimum'],
      isNumber: true,
      read: number({ places: 2, least: '0', most: '9999999999' }),
      show: shownAmount,
      means: dataImportText('customers.minimumOrderAmountForAllShip'),
      example: '250.00',
    },
    {
      name: 'creditLimit',
      synonyms: ['limit', 'creditLine', 'creditLimitLcy', 'creditLimitAmount'],
      isNumber: true,
      read: number({ places: 2, least: '0', most: '9999999999' }),
      show: shownAmount,
      means: dataImportText('customers.creditLimit'),
      example: '5000',
    },
    {
      name: 'excludedCategories',
      synonyms: ['excluded', 'notSold', 'blockedCategories'],
      read: listOf(code(30)),
      means: dataImportText('customers.codesOfExcludedCategoriesSeparatedBy'),
      example: '2205',
    },
    {
      name: 'settings',
      synonyms: ['customerSettings'],
      read: settingsCell,
      fromStored: settingsText,
      means: dataImportText('customers.settingsThatOverrideTheSiteAs'),
      example: '',
    },
    {
      name: 'language',
      synonyms: ['languageCode', 'lang'],
      read: oneOf(LANGUAGES),
      get means() {
        return dataImportText('customers.language', { languages: LANGUAGES.join(', ') });
      },
      example: 'es',
    },
    {
      name: 'override',
      synonyms: ['accept'],
      isAcceptance: true,
      standard: 'no',
      read: flag,
      means: dataImportText('customers.acceptsAnUnusualPriceFactor'),
      example: 'no',
    },
  ],
}));
