import { Type } from 'typebox';
import { GUIDE_LINES_LIMIT, Guide, SentGuideLine } from '../guide/guide.ts';
import { Code, Text } from '../schema/limits.ts';
import { GUIDE_PAGES } from '../settings/menu.ts';
import { endpoint } from './endpoint.ts';
import { SaveResult } from './refusal.ts';

/** The guide's name in any case, URL-encoded. */
const ById = Type.Object({ id: Code });
/** A request may remove all products of a full guide and add as many. */
const SentGuideLines = Type.Array(SentGuideLine, { maxItems: 2 * GUIDE_LINES_LIMIT });
/** `products` and `lines` are synonyms. */
const SentLines = {
  products: Type.Optional(SentGuideLines),
  lines: Type.Optional(SentGuideLines),
};

const NewGuide = Type.Object({ name: Type.Optional(Text), ...SentLines });
const GuideChange = Type.Object({
  /** A different name renames the guide; absent keeps it. */
  name: Type.Optional(Text),
  ...SentLines,
  /** The version of the edited guide; absent: the newest. */
  version: Type.Optional(Type.Integer()),
});
/** Includes the newest guide when it changed since the caller's version. */
const StaleGuide = Type.Object({ ...SaveResult.properties, guide: Type.Optional(Guide) });

export const listOrderGuides = endpoint({
  method: 'GET',
  path: '/api/orderguide',
  access: 'customer',
  isForPunchout: true,
  isForBusiness: true,
  menuKeys: GUIDE_PAGES,
  summary: "Order guides of the customer, including 'Standard'",
  answer: Type.Array(Guide),
});

const CREATION_CODES = [
  'guideFull',
  'lineRefused',
  'nameInvalid',
  'nameRequired',
  'nameReserved',
  'nameTaken',
  'nameTooLong',
  'tooManyGuides',
] as const;

export const createOrderGuide = endpoint({
  method: 'POST',
  path: '/api/orderguide/:id',
  access: 'customer',
  menuKeys: ['OrderGuides'],
  summary: 'Create an order guide with the name in the body, or in the path if the body has none',
  params: ById,
  body: NewGuide,
  answer: SaveResult,
  refusals: { 405: SaveResult, 409: SaveResult },
  codes: CREATION_CODES,
});

export const createNamedOrderGuide = endpoint({
  method: 'POST',
  path: '/api/orderguide',
  access: 'customer',
  menuKeys: ['OrderGuides'],
  summary: 'Create an order guide with the name in the body',
  body: NewGuide,
  answer: SaveResult,
  refusals: { 405: SaveResult, 409: SaveResult },
  codes: CREATION_CODES,
});

export const patchOrderGuide = endpoint({
  method: 'PATCH',
  path: '/api/orderguide/:id',
  access: 'customer',
  menuKeys: ['OrderGuides'],
  summary: 'Rename an order guide, and set, add or remove products. Products not listed are kept',
  params: ById,
  body: GuideChange,
  answer: Type.Object({ ...SaveResult.properties, version: Type.Integer() }),
  refusals: { 404: SaveResult, 405: SaveResult, 409: StaleGuide },
  codes: [
    'guideFull',
    'guideNotFound',
    'guideReadOnly',
    'lineRefused',
    'nameInvalid',
    'nameRequired',
    'nameReserved',
    'nameTaken',
    'nameTooLong',
    'staleVersion',
    'standardGuide',
  ],
});

export const deleteOrderGuide = endpoint({
  method: 'DELETE',
  path: '/api/orderguide/:id',
  access: 'customer',
  menuKeys: ['OrderGuides'],
  summary: 'Delete an order guide',
  params: ById,
  answer: SaveResult,
  refusals: { 404: SaveResult, 405: SaveResult },
  codes: ['guideNotFound', 'guideReadOnly', 'standardGuide'],
});
