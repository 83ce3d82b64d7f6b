import { dataImportText } from '../../texts/dataImportText.ts';
import { perLanguage } from '../../texts/perLanguage.ts';
import { activeFlag, code, flag, integer, number, text } from '../cell.ts';
import type { Kind } from '../kind.ts';
import { ITEM_CODE_NAMES } from './ofProduct.ts';
import { translatedColumns } from './translatedColumns.ts';

const whole = integer({ least: '0', most: '2147483647' });
const UNIT = code(10);

export const products: Kind = perLanguage(() => ({
  name: 'products',
  title: dataImportText('products.products'),
  whenAbsent: dataImportText('products.productsMissingFromTheFileAre'),
  columns: [
    {
      name: 'code',
      synonyms: ['product', 'no', ...ITEM_CODE_NAMES],
      isKey: true,
      read: code(40),
      means: dataImportText('products.productCodeUsedForOrdering'),
      example: '10226',
    },
    {
      name: 'key',
      synonyms: ['productKey'],
      isNumber: true,
      read: integer({ least: '1', most: '2147483647' }),
      means: dataImportText('products.numberUsedInLinksAndPicture'),
      example: '1001',
    },
    {
      name: 'formattedCode',
      synonyms: ['formattedProductCode', 'shownCode', 'displayCode'],
      read: code(40),
      means: dataImportText('products.codeShownToBuyersDefaultsTo'),
      example: 'PR-10226',
    },
    {
      name: 'description',
      synonyms: [
        ...['name', 'productName', 'itemName', 'displayName', 'itemDescription', 'itemDesc', 'itemCodeDesc'],
        ...['partDescription', 'productDescription', 'salesDescription', 'shortDescription', 'desc', 'title'],
      ],
      isAsked: true,
      isNeeded: true,
      read: text(255),
      means: dataImportText('products.nameShownInLists'),
      example: 'Tomatoes, Roma, 25 LB',
    },
    {
      name: 'text',
      synonyms: [
        ...['catalogDescription', 'longDescription', 'detailedDescription', 'extendedDescription', 'webDescription'],
        ...['descriptionForSales', 'details', 'longText', 'marketingText', 'bodyHtml'],
      ],
      standard: '',
      read: text(10_000),
      means: dataImportText('products.textOnTheProductPage'),
      example: 'Firm, ripe and red.',
    },
    {
      name: 'brand',
      synonyms: ['manufacturer', 'brandName', 'label', 'vendor', 'brands', 'manufacturerName'],
      read: text(60),
      means: dataImportText('products.brand'),
      example: 'Sunny Acres',
    },
    {
      name: 'category',
      synonyms: [
        ...['categoryCode', 'categoryId', 'cat', 'categories', 'productCategory', 'productCategoryCode'],
        ...[
          'itemCategory',
          'itemCategoryCode',
          'itemGroup',
          'itemGroupCode',
          'itemsGroupCode',
          'itmsGrpCod',
          'groupName',
        ],
        ...['productGroup', 'productGroupId', 'productLine', 'prodCode', 'prodGroup', 'stockCategory'],
      ],
      isNeeded: true,
      refersTo: 'category',
      // A name, or a path of names, may be longer than a code.
      read: code(255),
      means: dataImportText('products.categoryCodeOrName'),
      example: '1101',
    },
    {
      name: 'defaultUnit',
      synonyms: [
        ...['unit', 'um', 'uom', 'unitOfMeasure', 'sellUnit', 'stockUnit', 'defaultUm', 'unitOfSale', 'sellingUnit'],
        ...['salesUnit', 'saleUnit', 'salesUm', 'salesUom', 'salesUnitOfMeasure', 'defaultSellingUnit', 'salUnitMsr'],
        ...['baseUnit', 'baseUom', 'baseUnitOfMeasure', 'stockingUm', 'stockingUnit', 'primaryStockUnit'],
        ...['standardUnitOfMeasure', 'inventoryUom', 'invntryUom', 'ium'],
      ],
      isNeeded: true,
      read: UNIT,
      means: dataImportText('products.defaultSellingUnitNewProductsAre'),
      example: 'CS',
    },
    {
      name: 'priceUnit',
      synonyms: ['pricingUM', 'pricingUnit', 'priceUm', 'priceUom', 'pricePer'],
      read: UNIT,
      means: dataImportText('products.priceUnitDefaultsToTheDefault'),
      example: 'LB',
    },
    {
      name: 'alternateUnit',
      synonyms: ['altUnit', 'altUm', 'alternateUm'],
      read: UNIT,
      means: dataImportText('products.secondUnitForStockLevelsDefaults'),
      example: 'CS',
    },
    {
      name: 'defaultQuantity',
      synonyms: ['orderQuantity', 'defaultQty'],
      standard: '1',
      isNumber: true,
      read: number({ places: 2, isPositive: true, most: '9999999' }),
      means: dataImportText('products.defaultOrderQuantity'),
      example: '1',
    },
    {
      name: 'warehouse',
      synonyms: [
        'warehouseCode',
        'whse',
        'location',
        'site',
        'defaultWarehouse',
        'defaultWarehouseCode',
        'locationCode',
      ],
      standard: '',
      read: code(20),
      means: dataImportText('products.warehouse'),
      example: 'DRY',
    },
    {
      name: 'taxable',
      synonyms: ['isTaxable', 'tax', 'variantTaxable', 'chargeTax'],
      standard: 'no',
      read: flag,
      means: dataImportText('products.whetherTheProductIsTaxable'),
      example: 'no',
    },
    {
      name: 'sequence',
      synonyms: ['sortOrder', 'order', 'productSequence', 'seq'],
      isNumber: true,
      read: whole,
      means: dataImportText('products.positionWhenSortedBySequenceDefaults'),
      example: '10',
    },
    {
      name: 'pushSequence',
      synonyms: ['push', 'pushOrder', 'featured'],
      isNumber: true,
      read: whole,
      means: dataImportText('products.positionInSuggestionsOnTheLanding'),
      example: '',
    },
    {
      name: 'active',
      synonyms: ['isActive', 'activeStatus', 'enabled', 'status', 'published', 'productOnline', 'validFor'],
      opposites: [
        'inactive',
        'isInactive',
        'inactiveItem',
        'disabled',
        'blocked',
        'salesBlocked',
        'discontinued',
        'deleteFlag',
      ],
      standard: 'yes',
      read: activeFlag,
      means: dataImportText('products.whetherTheProductIsShownAnd'),
      example: 'yes',
    },
    ...translatedColumns(
      { name: 'description', read: text(255) },
      { also: ['name', 'productName', 'itemName'], examples: { es: 'Tomates, Roma, 25 LB' } },
    ),
    ...translatedColumns(
      { name: 'text', read: text(10_000) },
      { also: ['longDescription'], examples: { es: 'Firmes, maduros y rojos.' } },
    ),
  ],
}));
