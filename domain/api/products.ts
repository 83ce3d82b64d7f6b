import { Type } from 'typebox';
import { PackedCatalogue } from '../catalog/packedCatalogue.ts';
import { LastSales } from '../order/lastSale.ts';
import { BoughtProduct } from '../product/bought.ts';
import { Category, MainCategory } from '../product/category.ts';
import { PriceAnswer, PriceRequest, UncommittedAnswer } from '../product/price.ts';
import { ProductWithDetails } from '../product/product.ts';
import { ProductDetailsAnswer } from '../product/productDetails.ts';
import { Code, ProductKeys } from '../schema/limits.ts';
import { PRODUCT_PAGES } from '../settings/menu.ts';
import { SORT_FIELDS } from '../settings/preferences.ts';
import { LANGUAGES } from '../texts/languages.ts';
import { endpoint } from './endpoint.ts';

/** Of product texts. In the address, so that a stored answer is never of another language; absent: the main texts. */
const OfLanguage = Type.Optional(Type.Enum(LANGUAGES));

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/product/list',
  access: 'browse',
  menuKeys: PRODUCT_PAGES,
  summary:
    'The catalog, or one page of it if page and pageSize are given. X-Total-Count is the total. ' +
    'A page can be sorted (+sortBy, default by key) and filtered by category (+category, +mainCategory) and by order guide (+guide, case-insensitive; 404 if there is none). ' +
    'Texts are the main ones, or those of +language',
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    sortBy: Type.Optional(Type.Enum(SORT_FIELDS)),
    mainCategory: Type.Optional(Code),
    category: Type.Optional(Code),
    guide: Type.Optional(Code),
    language: OfLanguage,
  }),
  answer: Type.Array(ProductWithDetails),
  codes: ['guideNotFound'],
});

export const getCatalogue = endpoint({
  method: 'GET',
  path: '/api/product/catalogue',
  access: 'browse',
  menuKeys: PRODUCT_PAGES,
  summary:
    'The listed products in columns, the same for all users. Returns only the differences since a known version. Texts are the main ones, or those of +language',
  query: Type.Object({ since: Type.Optional(Type.Integer({ minimum: 0 })), language: OfLanguage }),
  answer: PackedCatalogue,
});

export const getProductDetails = endpoint({
  method: 'POST',
  path: '/api/product/details',
  access: 'browse',
  menuKeys: PRODUCT_PAGES,
  summary: 'Long texts, pictures and documents of the requested products. Unknown products are omitted',
  body: ProductKeys,
  answer: ProductDetailsAnswer,
});

export const getPrices = endpoint({
  method: 'POST',
  path: '/api/product/price',
  access: 'browse',
  menuKeys: PRODUCT_PAGES,
  summary: 'Prices for the customer (+date, +breaks by quantity). Unknown products are omitted',
  query: Type.Object({ date: Type.Optional(Code), breaks: Type.Optional(Type.Boolean()) }),
  body: PriceRequest,
  answer: PriceAnswer,
  codes: ['date'],
});

export const getUncommitted = endpoint({
  method: 'POST',
  path: '/api/product/uncommitted',
  access: 'browse',
  menuKeys: PRODUCT_PAGES,
  summary: 'Available quantity of these products',
  body: ProductKeys,
  answer: UncommittedAnswer,
});

export const getConversion = endpoint({
  method: 'GET',
  path: '/api/product/conversion',
  access: 'browse',
  menuKeys: PRODUCT_PAGES,
  summary: 'Factor between two units, or to $ (the price of one), with 4 decimals. 409 on a unit mismatch',
  query: Type.Object({ productKey: Type.Integer(), from: Code, to: Code }),
  answer: Type.Object({ factor: Type.Number() }),
  codes: ['pricingHidden', 'unitMismatch'],
});

export const listMainCategories = endpoint({
  method: 'GET',
  path: '/api/product/maincategories',
  access: 'browse',
  menuKeys: PRODUCT_PAGES,
  summary: 'The main categories',
  answer: Type.Array(MainCategory),
});

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/product/categories',
  access: 'browse',
  menuKeys: PRODUCT_PAGES,
  summary: 'Categories with their main category and whether they are excluded for the customer',
  answer: Type.Array(Category),
});

export const listExcludedCategories = endpoint({
  method: 'GET',
  path: '/api/product/excludedCategories',
  access: 'browse',
  menuKeys: PRODUCT_PAGES,
  summary: 'Codes of the categories excluded for the customer',
  answer: Type.Array(Type.String()),
});

export const listPushProductKeys = endpoint({
  method: 'GET',
  path: '/api/product/pushProductKeys',
  access: 'browse',
  menuKeys: PRODUCT_PAGES,
  summary: 'Products featured by the distributor',
  answer: Type.Array(Type.Object({ productKey: Type.Integer(), sequence: Type.Integer() })),
});

export const getLastSales = endpoint({
  method: 'POST',
  path: '/api/product/lastsale',
  access: 'customer',
  onlyReads: true,
  isForPunchout: true,
  menuKeys: PRODUCT_PAGES,
  summary: 'Last sale of these products to the customer. Credits are ignored',
  body: ProductKeys,
  answer: LastSales,
});

export const listBoughtProducts = endpoint({
  method: 'GET',
  path: '/api/product/bought',
  access: 'customer',
  isForPunchout: true,
  menuKeys: PRODUCT_PAGES,
  summary:
    'Purchased products: how many of the newest 2,000 orders contain them, and the last date. Up to 5,000 products, most recent first',
  answer: Type.Array(BoughtProduct),
});
