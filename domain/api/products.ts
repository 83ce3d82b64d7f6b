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
import { endpoint } from './endpoint.ts';

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/product/list',
  access: 'browse',
  menuKeys: PRODUCT_PAGES,
  summary:
    'The catalogue: whole, or a page of it when both page and pageSize are given; the total is in X-Total-Count. ' +
    "A page may be of a sorted list (+sortBy, else by key), of a category or main category (+category, +mainCategory) and of one of the customer's order guides (+guide, its name in any case; 404 where there is none)",
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    sortBy: Type.Optional(Type.Enum(SORT_FIELDS)),
    mainCategory: Type.Optional(Code),
    category: Type.Optional(Code),
    guide: Type.Optional(Code),
  }),
  answer: Type.Array(ProductWithDetails),
});

export const getCatalogue = endpoint({
  method: 'GET',
  path: '/api/product/catalogue',
  access: 'browse',
  menuKeys: PRODUCT_PAGES,
  summary:
    'The listed products in columns, the same for all; since a version that the server knows, the differences alone',
  query: Type.Object({ since: Type.Optional(Type.Integer({ minimum: 0 })) }),
  answer: PackedCatalogue,
});

export const getProductDetails = endpoint({
  method: 'POST',
  path: '/api/product/details',
  access: 'browse',
  menuKeys: PRODUCT_PAGES,
  summary: 'Long texts, pictures and documents of the products that are asked for; unknown products are left out',
  body: ProductKeys,
  answer: ProductDetailsAnswer,
});

export const getPrices = endpoint({
  method: 'POST',
  path: '/api/product/price',
  access: 'browse',
  menuKeys: PRODUCT_PAGES,
  summary: "The customer's prices today; unknown products and units are left out",
  body: PriceRequest,
  answer: PriceAnswer,
});

export const getUncommitted = endpoint({
  method: 'POST',
  path: '/api/product/uncommitted',
  access: 'browse',
  menuKeys: PRODUCT_PAGES,
  summary: 'What of these products is not promised to anyone yet',
  body: ProductKeys,
  answer: UncommittedAnswer,
});

export const getConversion = endpoint({
  method: 'GET',
  path: '/api/product/conversion',
  access: 'browse',
  menuKeys: PRODUCT_PAGES,
  summary: 'Factor from one unit to another, or to $ (the price of one), with 4 decimals; 409 on a unit mismatch',
  query: Type.Object({ productKey: Type.Integer(), from: Code, to: Code }),
  answer: Type.Object({ factor: Type.Number() }),
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
  summary: 'The categories, each with its main category and whether the customer may not buy from it',
  answer: Type.Array(Category),
});

export const listExcludedCategories = endpoint({
  method: 'GET',
  path: '/api/product/excludedCategories',
  access: 'browse',
  menuKeys: PRODUCT_PAGES,
  summary: 'Codes of the categories the customer may not buy from',
  answer: Type.Array(Type.String()),
});

export const listPushProductKeys = endpoint({
  method: 'GET',
  path: '/api/product/pushProductKeys',
  access: 'browse',
  menuKeys: PRODUCT_PAGES,
  summary: 'Products the distributor wants seen',
  answer: Type.Array(Type.Object({ productKey: Type.Integer(), sequence: Type.Integer() })),
});

export const getLastSales = endpoint({
  method: 'POST',
  path: '/api/product/lastsale',
  access: 'customer',
  isForPunchout: true,
  menuKeys: PRODUCT_PAGES,
  summary: 'What the customer last bought of these products, of all time; credits are no sales',
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
    'What the customer bought: in how many of the newest 2,000 orders, and when last; up to 5,000 products, the latest first',
  answer: Type.Array(BoughtProduct),
});
