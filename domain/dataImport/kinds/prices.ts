import { dataImportText } from '../../texts/dataImportText.ts';
import { perLanguage } from '../../texts/perLanguage.ts';
import { number } from '../cell.ts';
import { day } from '../dateCell.ts';
import type { Column, Kind } from '../kind.ts';
import { shownPrice } from '../shownMoney.ts';
import { customerColumn, productColumn, unitColumn } from './ofProduct.ts';

const price: Omit<Column, 'means'> = {
  name: 'price',
  synonyms: [
    ...['listPrice', 'unitPrice', 'amount', 'netPrice', 'contractPrice', 'salesPrice', 'salePrice', 'sellPrice'],
    ...['sellingPrice', 'regularPrice', 'basePrice', 'standardPrice', 'standardUnitPrice', 'variantPrice'],
    ...['salesPrice1', 'price1', 'priceLevel1', 'discountPrice', 'customerPrice'],
  ],
  isNumber: true,
  read: number({ places: 4, least: '0', most: '9999999999' }),
  show: shownPrice('unit'),
  example: '48.00',
};

const conditions: readonly Column[] = perLanguage(() => [
  {
    name: 'fromQuantity',
    synonyms: [
      ...[
        'minimumQuantity',
        'minQuantity',
        'minQty',
        'quantityFrom',
        'qtyFrom',
        'fromQty',
        'breakQuantity',
        'breakQty',
      ],
      ...['quantityBreak', 'qtyBreak', 'priceBreak'],
    ],
    ...{ isKey: true, mayBeEmpty: true, emptyValue: '0', isNumber: true },
    read: number({ places: 4, least: '0', most: '9999999' }),
    means: dataImportText('prices.fromQuantity'),
    example: '',
  },
  {
    name: 'from',
    synonyms: [
      ...['validFrom', 'fromDate', 'dateFrom', 'startDate', 'startingDate', 'startsOn', 'effectiveDate'],
      ...['effectiveFrom', 'beginDate'],
    ],
    ...{ isKey: true, mayBeEmpty: true, isDate: true },
    read: day,
    means: dataImportText('prices.from'),
    example: '',
  },
  {
    name: 'to',
    synonyms: [
      ...['validTo', 'validUntil', 'toDate', 'dateTo', 'endDate', 'endingDate', 'endsOn', 'effectiveTo'],
      ...['effectiveUntil', 'expirationDate', 'expiryDate', 'expiresOn'],
    ],
    isDate: true,
    read: day,
    means: dataImportText('prices.to'),
    example: '',
  },
]);

export const prices: Kind = perLanguage(() => ({
  name: 'prices',
  title: dataImportText('prices.listPrices'),
  whenAbsent: dataImportText('prices.missingAreRemoved'),
  columns: [
    productColumn,
    { ...unitColumn, unitOf: 'price', means: dataImportText('prices.pricingUnitOfTheProduct') },
    { ...price, means: dataImportText('prices.pricePerUnitEmptyForCall') },
    ...conditions,
  ],
}));

export const contractPrices: Kind = perLanguage(() => ({
  name: 'contractPrices',
  title: dataImportText('prices.contractPrices'),
  whenAbsent: null,
  columns: [
    customerColumn,
    productColumn,
    { ...unitColumn, unitOf: 'price', means: dataImportText('prices.pricingUnitOfTheProduct') },
    { ...price, means: dataImportText('prices.customerPricePerUnit') },
    ...conditions,
  ],
}));
