import { paymentBy } from '../../payments/paying.ts';
import type { Row } from '../accessGates.ts';
import { forBusiness, inCart, ofOrder } from './shared.ts';

const lineParams = { own: { id: ':line' }, another: { id: ':foreignLine' }, absent: { id: '999999' } };
const guideParams = {
  own: { id: 'GuideOf:user' },
  another: { id: 'GuideOf:foreignUser' },
  absent: { id: 'Nothing' },
};
const eggs = { productKey: 101, unitOfMeasure: 'EA', orderQuantity: 2 };
const ofLine = { ...inCart, another: 404, absent: 404, params: lineParams } as const;
const ofGuide = { ...forBusiness, another: 404, absent: 404, params: guideParams } as const;

/** Calls about settings, products, guides, carts, orders and history. */
export const orderingRows: Readonly<Record<string, Row>> = {
  'GET /api/settings': { gate: 'visitors', own: 200 },
  'GET /api/settings/site': { gate: 'anyone', own: 200 },
  'GET /api/settings/logoname': { gate: 'anyone', own: 200 },
  'GET /api/menu': { gate: 'signedIn', own: 200 },
  'GET /api/menu/log/:entry': {
    gate: 'signedIn',
    own: 200,
    absent: 400,
    params: { own: { entry: 'ViewCart' }, absent: { entry: 'Nothing' } },
  },
  'GET /api/userPreferences/defaults': { gate: 'signedIn', own: 200 },
  'POST /api/userPreferences/defaults': { gate: 'signedIn', own: 200, body: { defaultPageLayout: 1 } },
  'GET /api/admin/defaultPageLayout': { gate: 'visitors', own: 200 },
  'GET /api/admin/defaultPageSortBy': { gate: 'visitors', own: 200 },

  'GET /api/theme': { gate: 'visitors', own: 200 },
  'GET /api/theme/reset': { gate: 'anyone', own: 200 },
  'POST /api/theme': {
    gate: 'businessUsers',
    own: 200,
    body: { theme: 1, primaryColor: '#336699', secondaryColor: '#c71585' },
  },
  'DELETE /api/theme': { gate: 'businessUsers', own: 200 },

  'GET /api/product/list': { gate: 'browsers', own: 200 },
  'GET /api/product/catalogue': { gate: 'browsers', own: 200 },
  'POST /api/product/details': { gate: 'browsers', own: 200, body: [101] },
  'POST /api/product/price': { gate: 'browsers', own: 200, body: { 101: [] } },
  'POST /api/product/uncommitted': { gate: 'browsers', own: 200, body: [101] },
  'GET /api/product/conversion': { gate: 'browsers', own: 200, query: 'productKey=101&from=CS&to=EA' },
  'GET /api/product/maincategories': { gate: 'browsers', own: 200 },
  'GET /api/product/categories': { gate: 'browsers', own: 200 },
  'GET /api/product/excludedCategories': { gate: 'browsers', own: 200 },
  'GET /api/product/pushProductKeys': { gate: 'browsers', own: 200 },

  'GET /api/orderguide': { gate: 'business', own: 200 },
  'POST /api/orderguide': { ...forBusiness, body: { name: 'By :user' } },
  'POST /api/orderguide/:id': { ...forBusiness, params: { own: { id: 'To:user' } }, body: {} },
  'PATCH /api/orderguide/:id': { ...ofGuide, body: {} },
  'DELETE /api/orderguide/:id': ofGuide,

  'GET /api/cart': inCart,
  'DELETE /api/cart': inCart,
  'GET /api/cart/header': inCart,
  'POST /api/cart/header': { ...inCart, body: { notes: 'Ring twice' } },
  'POST /api/cart/line': { ...inCart, body: eggs },
  'POST /api/cart/line/:id': { ...ofLine, body: eggs },
  'DELETE /api/cart/line/:id': ofLine,
  'POST /api/cart/lines': { ...inCart, body: [eggs] },
  'POST /api/cart/validate': { ...inCart, body: [eggs] },
  'GET /api/cart/date': inCart,
  'GET /api/checkout': inCart,
  'POST /api/cart/submit': { gate: 'submitters', own: 200 },
  'GET /api/cart/submit/:idempotencyKey': {
    ...inCart,
    another: 404,
    absent: 404,
    params: {
      own: { idempotencyKey: 'key-of-:user' },
      another: { idempotencyKey: 'key-of-:foreignUser' },
      absent: { idempotencyKey: 'never-sent' },
    },
  },

  'POST /api/punchout/createmessage': { ...inCart, own: 409, body: { postbackUrl: 'https://procure.example/' } },

  'GET /api/payment/types': inCart,
  'POST /api/checkout': { gate: 'consumers', own: 200, body: paymentBy('approved', 1) },
  'GET /api/checkout/:idempotencyKey': {
    gate: 'consumers',
    own: 200,
    another: 404,
    absent: 404,
    params: {
      own: { idempotencyKey: 'payment-of-:user' },
      another: { idempotencyKey: 'payment-of-:foreignUser' },
      absent: { idempotencyKey: 'never-sent' },
    },
  },

  'POST /api/product/lastsale': { ...inCart, body: [101] },
  'GET /api/product/bought': inCart,

  'GET /api/history/orders': inCart,
  'GET /api/history/orders/:orderNumber': ofOrder,
  'GET /api/history/products': inCart,
  'GET /api/history/reorder': inCart,

  'GET /doc/:id': {
    gate: 'anyone',
    own: 200,
    another: 200,
    absent: 404,
    params: { own: { id: 'document-of-chef' }, another: { id: 'document-of-baker' }, absent: { id: 'never-made' } },
  },
  'GET /img/:file': {
    gate: 'anyone',
    own: 200,
    absent: 404,
    params: { own: { file: 'logo.svg' }, absent: { file: 'nothing.svg' } },
  },
};
