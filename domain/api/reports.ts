import { Type } from 'typebox';
import type { MenuKey } from '../settings/menu.ts';
import { DocumentTicket } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { Code } from './limits.ts';

/** Besides PDF, which is answered without it. */
const format = Type.Optional(Type.Enum(['pdf', 'csv']));

/** A report for the customer, behind the key of its card and that of the page of the cards. */
function report<const Path extends string, const Query extends ReturnType<typeof Type.Object>>(
  path: Path,
  menuKey: MenuKey,
  summary: string,
  query: Query,
) {
  return endpoint({
    method: 'GET',
    path,
    access: 'customer',
    isForBusiness: true,
    pageKey: 'ViewDocuments',
    menuKeys: [menuKey],
    summary: `${summary}; PDF, or CSV by its format. 204 when nothing would stand on it`,
    query,
    answer: DocumentTicket,
    mayBeEmpty: true,
  });
}

export const openStatement = report(
  '/api/account/statement',
  'CurrentStatement',
  'What is open on the account today',
  Type.Object({ format }),
);

export const openProductList = report(
  '/api/reports/productlist',
  'ProductList',
  'The products of a category (by its code), or all; 404 for a category that there is not',
  Type.Object({ category: Type.Optional(Code), format }),
);

export const openPriceList = report(
  '/api/reports/pricelist',
  'ProductPriceList',
  "The customer's prices of the products of his guide 'Standard', or of all (by the menu key AllProducts); 404 where prices are hidden",
  Type.Object({ effectiveDate: Type.Optional(Code), allProducts: Type.Optional(Type.Boolean()), format }),
);

export const openQuoteSheet = report(
  '/api/reports/quotesheet',
  'QuoteSheet',
  'What the customer was invoiced for since a date (12 months unless given), of all days of the week (0) or of one (Sunday 1 to Saturday 7), with room for quotes',
  Type.Object({
    effectiveDate: Type.Optional(Code),
    purchasedSince: Type.Optional(Code),
    dayOfWeek: Type.Optional(Type.Integer({ minimum: 0, maximum: 7 })),
    format,
  }),
);

export const openOrderGuideList = report(
  '/api/reports/orderguidelist',
  'OrderGuideList',
  'The order guides from one name to another, both included and in any case, with room to count; 404 for a guide that there is not, 409 when the ending guide comes before the starting one',
  Type.Object({ startingGuide: Type.Optional(Code), endingGuide: Type.Optional(Code), format }),
);
