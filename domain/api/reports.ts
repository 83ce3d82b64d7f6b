import { Type } from 'typebox';
import { Code } from '../schema/limits.ts';
import { DocumentTicket } from './documents.ts';
import { endpoint } from './endpoint.ts';

/** The format besides PDF, which is the default. */
const format = Type.Optional(Type.Enum(['pdf', 'csv']));

/** A report for the customer; it needs the menu key of the reports page besides that of its card. */
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
  summary: 'Open items as of today, as PDF or CSV. 204 if there are none',
  query: Type.Object({ format }),
});

export const openProductList = endpoint({
  ...ofReports,
  path: '/api/reports/productlist',
  menuKeys: ['ProductList'],
  summary:
    'Products of a category (by code) or all products, as PDF or CSV. 204 without products, 404 for an unknown category',
  query: Type.Object({ category: Type.Optional(Code), format }),
  codes: ['reportNotFound'],
});

export const openPriceList = endpoint({
  ...ofReports,
  path: '/api/reports/pricelist',
  menuKeys: ['ProductPriceList'],
  summary:
    "Customer prices for the guide 'Standard' or for all products (menu key AllProducts), as PDF or CSV. 204 without products, 404 if prices are hidden",
  query: Type.Object({ effectiveDate: Type.Optional(Code), allProducts: Type.Optional(Type.Boolean()), format }),
  codes: ['date', 'reportNotFound'],
});

export const openQuoteSheet = endpoint({
  ...ofReports,
  path: '/api/reports/quotesheet',
  menuKeys: ['QuoteSheet'],
  summary:
    'Products invoiced since a date (default 12 months), on all weekdays (0) or on one (Sunday 1 to Saturday 7), with space for quotes, as PDF or CSV. 204 if there are none',
  query: Type.Object({
    effectiveDate: Type.Optional(Code),
    purchasedSince: Type.Optional(Code),
    dayOfWeek: Type.Optional(Type.Integer({ minimum: 0, maximum: 7 })),
    format,
  }),
  codes: ['date'],
});

export const openOrderGuideList = endpoint({
  ...ofReports,
  path: '/api/reports/orderguidelist',
  menuKeys: ['OrderGuideList'],
  summary:
    'Order guides from a starting to an ending name (inclusive, case-insensitive), with space for counts, as PDF or CSV. 204 without products, 404 for an unknown guide, 409 if the ending guide is before the starting guide',
  query: Type.Object({ startingGuide: Type.Optional(Code), endingGuide: Type.Optional(Code), format }),
  codes: ['guidesReversed', 'reportNotFound'],
});
