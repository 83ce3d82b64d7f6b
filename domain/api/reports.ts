import { Type } from 'typebox';
import { Code } from '../schema/limits.ts';
import { DocumentTicket } from './documents.ts';
import { endpoint } from './endpoint.ts';

/** Besides PDF, which is answered without it. */
const format = Type.Optional(Type.Enum(['pdf', 'csv']));

/** A report for the customer, behind the key of the page of the cards besides that of its card. */
const ofReports = {
  method: 'GET',
  access: 'customer',
  isForBusiness: true,
  pageKey: 'ViewDocuments',
  answer: DocumentTicket,
  mayBeEmpty: true,
} as const;

export const openStatement = endpoint({
  ...ofReports,
  path: '/api/account/statement',
  menuKeys: ['CurrentStatement'],
  summary: 'What is open on the account today, as PDF or CSV; 204 when nothing is',
  query: Type.Object({ format }),
});

export const openProductList = endpoint({
  ...ofReports,
  path: '/api/reports/productlist',
  menuKeys: ['ProductList'],
  summary:
    'The products of a category (by its code), or all, as PDF or CSV; 204 without a product, 404 for a category that there is not',
  query: Type.Object({ category: Type.Optional(Code), format }),
});

export const openPriceList = endpoint({
  ...ofReports,
  path: '/api/reports/pricelist',
  menuKeys: ['ProductPriceList'],
  summary:
    "The customer's prices of the products of his guide 'Standard', or of all (by the menu key AllProducts), as PDF or CSV; 204 without a product, 404 where prices are hidden",
  query: Type.Object({ effectiveDate: Type.Optional(Code), allProducts: Type.Optional(Type.Boolean()), format }),
});

export const openQuoteSheet = endpoint({
  ...ofReports,
  path: '/api/reports/quotesheet',
  menuKeys: ['QuoteSheet'],
  summary:
    'What the customer was invoiced for since a date (12 months unless given), on all days of the week (0) or on one (Sunday 1 to Saturday 7), with room for quotes, as PDF or CSV; 204 for nothing',
  query: Type.Object({
    effectiveDate: Type.Optional(Code),
    purchasedSince: Type.Optional(Code),
    dayOfWeek: Type.Optional(Type.Integer({ minimum: 0, maximum: 7 })),
    format,
  }),
});

export const openOrderGuideList = endpoint({
  ...ofReports,
  path: '/api/reports/orderguidelist',
  menuKeys: ['OrderGuideList'],
  summary:
    'The order guides from one name to another, both included and in any case, with room to count, as PDF or CSV; 204 without a product, 404 for a guide that there is not, 409 when the ending guide comes before the starting one',
  query: Type.Object({ startingGuide: Type.Optional(Code), endingGuide: Type.Optional(Code), format }),
});
