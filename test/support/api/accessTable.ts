import { DEFAULT_PASSWORD_OPTIONS } from '#domain/account/passwordPolicy.ts';
import { partnerChange } from '../partners/partners.ts';
import { paymentBy } from '../payments/paying.ts';
import { firstConfiguration } from './configuration.ts';
import { FIXTURE_PASSWORD } from './fixture.ts';
import { DEAD_JOB, IMPORT, PARTNER, PAYMENT, SERVICE_TOKEN } from './ownedObjects.ts';

/** Everyone who may try. `stranger`: a customer's user who names the key of another customer. */
export const CALLERS = [
  'signed out, guests off',
  'guest',
  'customer',
  'stranger',
  'salesperson',
  'salesperson, foreign customer',
  'salesperson, garbled customer',
  'admin',
  'revoked',
  'consumer',
  'consumer, foreign customer',
  'another consumer',
  'salesperson on key 0',
  'service token',
] as const;
export type CallerName = (typeof CALLERS)[number];

/** What a call is about: something of the caller's customer, something of another one's, or nothing at all. */
export type Whose = 'own' | 'another' | 'absent';

/** Callers with the same answers as others. */
const AS: Partial<Record<CallerName, CallerName>> = {
  'another consumer': 'consumer',
  'salesperson on key 0': 'salesperson',
  // A caller who is not asked for a service token does not know it.
  'service token': 'revoked',
};

/** `in`: the row's own statuses apply. Columns in the order of `CALLERS`. */
const GATES = {
  anyone: ['in', 'in', 'in', 'in', 'in', 'in', 'in', 'in', 'in', 'in', 'in'],
  visitors: [401, 'in', 'in', 'in', 'in', 'in', 'in', 'in', 401, 'in', 'in'],
  browsers: [401, 'in', 'in', 403, 'in', 403, 400, 'in', 401, 'in', 403],
  signedIn: [401, 401, 'in', 'in', 'in', 'in', 'in', 'in', 401, 'in', 'in'],
  buyers: [401, 401, 'in', 403, 'in', 403, 400, 'in', 401, 'in', 403],
  businessUsers: [401, 401, 'in', 'in', 'in', 'in', 'in', 'in', 401, 403, 403],
  submitters: [401, 401, 'in', 403, 'in', 403, 400, 'in', 401, 403, 403],
  salespeople: [401, 401, 403, 403, 'in', 'in', 'in', 403, 401, 403, 403],
  admins: [401, 401, 403, 403, 403, 403, 403, 'in', 401, 403, 403],
  consumers: [401, 401, 403, 403, 403, 403, 403, 403, 401, 'in', 403],
  services: [401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  business: [401, 401, 'in', 403, 'in', 403, 400, 'in', 401, 403, 403],
} as const satisfies Record<string, readonly (number | 'in')[]>;

export interface Row {
  gate: keyof typeof GATES;
  /** What those who are let in are answered. */
  own: number;
  another?: number;
  absent?: number;
  params?: Partial<Record<Whose, Record<string, string>>>;
  query?: string;
  body?: unknown;
  form?: Record<string, string>;
}

export function expectedStatus(row: Row, caller: CallerName, whose: Whose): number | undefined {
  if (caller === 'service token' && row.gate === 'services') return row[whose];
  const result = GATES[row.gate][CALLERS.indexOf(AS[caller] ?? caller)];
  return result === 'in' ? row[whose] : result;
}

/** The marks replace the caller's own objects: their name, order and cart line; or another customer's. */
const lineParams = { own: { id: ':line' }, another: { id: ':foreignLine' }, absent: { id: '999999' } };
const orderParams = {
  own: { orderNumber: ':order', n: '1' },
  another: { orderNumber: ':foreignOrder', n: '1' },
  absent: { orderNumber: '999999', n: '1' },
};
const guideParams = {
  own: { id: 'GuideOf:user' },
  another: { id: 'GuideOf:foreignUser' },
  absent: { id: 'Nothing' },
};
const addressParams = {
  own: { key: 'AddressOf:user' },
  another: { key: 'AddressOf:foreignUser' },
  absent: { key: 'Nothing' },
};
const eggs = { productKey: 101, unitOfMeasure: 'EA', orderQuantity: 2 };
const signUp = {
  name: 'Ada Ordway',
  email: ':user@new.example',
  password: FIXTURE_PASSWORD,
  passwordConfirmation: FIXTURE_PASSWORD,
  verifyToken: 'x',
};
const inCart = { gate: 'buyers', own: 200 } as const;
const ofLine = { ...inCart, another: 404, absent: 404, params: lineParams } as const;
const forBusiness = { gate: 'business', own: 200 } as const;
const ofGuide = { ...forBusiness, another: 404, absent: 404, params: guideParams } as const;
const ofOrder = { ...inCart, another: 404, absent: 404, params: orderParams } as const;

const newAddress = { display: 'Of :user', name: 'Somebody', zip: '04101' };
const ofAddress = { own: 200, another: 404, absent: 404, params: addressParams } as const;
const importParams = { own: { id: IMPORT }, absent: { id: '999999' } };
const partnerParams = { own: { id: PARTNER }, absent: { id: '999999' } };
const userParams = { own: { id: '3' }, absent: { id: '999999' } };
const newUser = {
  name: 'Bo',
  email: null,
  type: 'salesperson',
  customersAdded: [],
  customersRemoved: [],
  menu: [],
  settings: {},
};
const zipParams = { own: { zip: '99999' } };

/** Every call of the contract, and who gets what from it. */
export const accessTable: Readonly<Record<string, Row>> = {
  'POST /api/token': {
    gate: 'anyone',
    own: 200,
    form: { grant_type: 'password', client_id: 'ecommerce', username: 'chef', password: FIXTURE_PASSWORD },
  },
  'GET /api/demo/accounts': { gate: 'anyone', own: 200 },
  'POST /api/token/revoke': { gate: 'signedIn', own: 200 },
  'GET /api/humancheck/challenge': { gate: 'anyone', own: 200 },

  'GET /api/sessions': { gate: 'signedIn', own: 200 },
  'POST /api/sessions/:id/end': {
    gate: 'signedIn',
    own: 200,
    another: 404,
    absent: 404,
    params: {
      own: { id: ':session' },
      another: { id: ':foreignSession' },
      absent: { id: 'never-made' },
    },
  },
  'POST /api/sessions/endothers': { gate: 'signedIn', own: 200 },
  'POST /api/password': {
    gate: 'signedIn',
    own: 409,
    body: { password: FIXTURE_PASSWORD, newPassword: 'short' },
  },
  'POST /api/password/userType': { gate: 'anyone', own: 200, body: { resetToken: 'never made' } },
  'POST /api/password/requestreset': { gate: 'anyone', own: 200, body: { emailOrUsername: ':user', verifyToken: 'x' } },
  'POST /api/password/reset': {
    gate: 'anyone',
    own: 409,
    body: { password: 'Another#2026', resetToken: 'never made', verifyToken: 'x' },
  },
  'GET /api/admin/passwordOptions': { gate: 'anyone', own: 200 },

  'GET /api/settings/consumer': { gate: 'anyone', own: 200 },
  'POST /api/consumer/signup': { gate: 'anyone', own: 200, body: signUp },
  'GET /api/consumer/verify': { gate: 'anyone', own: 409, query: 't=never-made' },
  'POST /api/consumer/resend': { gate: 'anyone', own: 200, body: { email: ':user@example.com' } },
  'GET /api/consumer': { gate: 'consumers', own: 200 },
  'POST /api/consumer': { gate: 'consumers', own: 200, body: { email: ':user@example.com', company: 'Two Spoons' } },

  'GET /api/user': { gate: 'signedIn', own: 200 },
  'GET /api/customer/list': { gate: 'salespeople', own: 200 },
  'GET /api/customer': { gate: 'buyers', own: 200 },

  'GET /api/consumer/address': { gate: 'consumers', own: 200 },
  'POST /api/consumer/address': { gate: 'consumers', own: 200, body: newAddress },
  'POST /api/consumer/address/:key': { gate: 'consumers', ...ofAddress, body: { city: 'Bath' } },
  'DELETE /api/consumer/address/:key': { gate: 'consumers', ...ofAddress },
  'POST /api/consumer/address/log/:zip': { gate: 'consumers', own: 200, params: zipParams },
  'GET /api/account/address': { gate: 'business', own: 200 },
  'POST /api/account/address': { gate: 'business', own: 200, body: newAddress },
  'PUT /api/account/address/:key': { gate: 'business', ...ofAddress, body: { contact: 'Ada' } },
  'DELETE /api/account/address/:key': { gate: 'business', ...ofAddress },

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

  'GET /api/account/summary': forBusiness,
  'GET /api/account/detail': forBusiness,
  'GET /api/account/payments': forBusiness,
  'GET /api/account/openar': forBusiness,
  'POST /api/payment': { gate: 'business', own: 409, body: { paymentType: 0, paymentAmount: 0, details: [] } },
  'GET /api/payment/:idempotencyKey': {
    gate: 'business',
    own: 200,
    another: 404,
    absent: 404,
    params: {
      own: { idempotencyKey: 'account-payment-of-:user' },
      another: { idempotencyKey: 'account-payment-of-:foreignUser' },
      absent: { idempotencyKey: 'never-sent' },
    },
  },

  'GET /api/documents/order/:orderNumber/:n': ofOrder,
  'GET /api/documents/invoice/:code': {
    gate: 'buyers',
    own: 204,
    another: 404,
    absent: 404,
    params: {
      own: { code: 'EntryOf:user' },
      another: { code: 'EntryOf:foreignUser' },
      absent: { code: 'EntryOfNobody' },
    },
  },
  'GET /api/documents/credit/:key': {
    gate: 'business',
    own: 200,
    another: 404,
    absent: 404,
    params: {
      own: { key: 'CreditOf:user' },
      another: { key: 'CreditOf:foreignUser' },
      absent: { key: 'CreditOfNobody' },
    },
  },
  'GET /api/documents/order/:orderNumber/scan/:n': ofOrder,
  'GET /api/documents/payment/invoice/:invoicePaymentKey': {
    gate: 'business',
    own: 200,
    another: 404,
    absent: 404,
    params: {
      own: { invoicePaymentKey: 'paid-by-:user' },
      another: { invoicePaymentKey: 'paid-by-:foreignUser' },
      absent: { invoicePaymentKey: '999999' },
    },
  },
  'GET /api/documents/product/:productKey/scan/:n': {
    gate: 'browsers',
    own: 200,
    absent: 404,
    params: { own: { productKey: '101', n: '1' }, absent: { productKey: '424242', n: '1' } },
  },
  'GET /api/documents/progress/:key': {
    gate: 'anyone',
    own: 200,
    another: 200,
    absent: 404,
    params: { own: { key: 'document-of-chef' }, another: { key: 'document-of-baker' }, absent: { key: 'never-made' } },
  },
  'DELETE /api/documents/progress/:key': { gate: 'anyone', own: 200, params: { own: { key: 'document-of-chef' } } },
  'GET /api/account/statement': forBusiness,
  'GET /api/reports/productlist': forBusiness,
  'GET /api/reports/pricelist': { gate: 'business', own: 204 },
  'GET /api/reports/quotesheet': forBusiness,
  'GET /api/reports/orderguidelist': { gate: 'business', own: 204 },
  'GET /doc/:id': {
    gate: 'anyone',
    own: 200,
    another: 200,
    absent: 404,
    params: { own: { id: 'document-of-chef' }, another: { id: 'document-of-baker' }, absent: { id: 'never-made' } },
  },
  'POST /api/problem': {
    gate: 'anyone',
    own: 200,
    body: { message: 'x is not a function', machine: 'paste', state: 'reviewing', event: 'lines.add' },
  },
  'GET /api/landing': { gate: 'visitors', own: 200 },
  'POST /api/landing': {
    gate: 'admins',
    own: 200,
    body: { enabled: true, title: 'Welcome', cards: [], contents: [] },
  },
  'GET /api/admin/jobs': { gate: 'admins', own: 200 },
  'POST /api/admin/jobs/:id/retry': {
    gate: 'admins',
    own: 200,
    absent: 404,
    params: { own: { id: DEAD_JOB }, absent: { id: '999999' } },
  },
  'GET /api/admin/mail': { gate: 'admins', own: 200 },
  'GET /api/admin/payments': { gate: 'admins', own: 200 },
  'POST /api/admin/payments/:reference/void': {
    gate: 'admins',
    own: 200,
    absent: 404,
    params: { own: { reference: PAYMENT }, absent: { reference: 'NEVER' } },
  },
  'POST /api/admin/payments/:reference/refund': {
    gate: 'admins',
    own: 200,
    absent: 404,
    params: { own: { reference: PAYMENT }, absent: { reference: 'NEVER' } },
    body: { amount: 0.01 },
  },
  'POST /api/admin/defaultPageLayout': { gate: 'admins', own: 200, body: { defaultPageLayout: 1 } },
  'POST /api/admin/defaultPageSortBy': { gate: 'admins', own: 200, body: { defaultPageSortBy: 2 } },
  'POST /api/admin/passwordOptions': { gate: 'admins', own: 200, body: DEFAULT_PASSWORD_OPTIONS },
  'GET /api/admin/audit': { gate: 'admins', own: 200 },
  'GET /api/admin/audit/people': { gate: 'admins', own: 200 },
  'GET /api/admin/users': { gate: 'admins', own: 200 },
  'GET /api/admin/users/:id': { gate: 'admins', own: 200, absent: 404, params: userParams },
  'POST /api/admin/users': { gate: 'admins', own: 200, body: { ...newUser, username: 'new' } },
  'PUT /api/admin/users/:id': {
    gate: 'admins',
    own: 200,
    absent: 404,
    params: userParams,
    body: { ...newUser, username: 'changed', version: 1 },
  },
  'POST /api/admin/users/:id/disable': {
    gate: 'admins',
    own: 200,
    absent: 404,
    params: userParams,
    body: { version: 1 },
  },
  'POST /api/admin/users/:id/enable': {
    gate: 'admins',
    own: 200,
    absent: 404,
    params: userParams,
    body: { version: 1 },
  },
  'POST /api/admin/users/:id/invite': {
    gate: 'admins',
    own: 200,
    absent: 404,
    params: { own: { id: '1' }, absent: { id: '999999' } },
  },
  'POST /api/admin/import': { gate: 'admins', own: 200, query: 'kind=stock&dryRun=true', body: { not: 'a file' } },
  'GET /api/admin/import': { gate: 'admins', own: 200 },
  'GET /api/admin/import/:id': { gate: 'admins', own: 200, absent: 404, params: importParams },
  'DELETE /api/admin/import/:id': { gate: 'admins', own: 200, absent: 404, params: importParams },
  'GET /api/admin/import/:id/results': { gate: 'admins', own: 200, absent: 404, params: importParams },
  'GET /api/admin/importKinds': { gate: 'admins', own: 200 },
  'GET /api/admin/export': { gate: 'admins', own: 200, query: 'kind=stock' },
  'GET /api/admin/partnerCustomers': { gate: 'admins', own: 200, query: 'search=oyster' },
  'GET /api/admin/partners': { gate: 'admins', own: 200 },
  'POST /api/admin/partners': { gate: 'admins', own: 200, body: partnerChange },
  'PUT /api/admin/partners/:id': {
    gate: 'admins',
    own: 200,
    absent: 404,
    params: partnerParams,
    body: { ...partnerChange, version: 1 },
  },
  'GET /api/admin/partners/:id/messages': { gate: 'admins', own: 200, absent: 404, params: partnerParams },
  'GET /api/admin/waitingOrders': { gate: 'admins', own: 200 },
  'GET /api/admin/checklist': { gate: 'admins', own: 200 },
  'GET /api/admin/overview': { gate: 'admins', own: 200 },
  'GET /api/admin/tokens': { gate: 'admins', own: 200 },
  'POST /api/admin/tokens': { gate: 'admins', own: 200, body: { name: 'new', scopes: ['orders:read'] } },
  'POST /api/admin/tokens/:id/revoke': {
    gate: 'admins',
    own: 200,
    absent: 404,
    params: { own: { id: SERVICE_TOKEN }, absent: { id: '999999' } },
  },
  'GET /api/integration/orders': { gate: 'services', own: 200 },
  'POST /api/integration/orders/:orderNumber/acknowledge': {
    gate: 'services',
    own: 404,
    params: { own: { orderNumber: 'never placed' } },
  },
  'PUT /api/integration/orders': { gate: 'services', own: 200, body: [] },
  'PUT /api/integration/invoices': { gate: 'services', own: 200, body: [] },
  'PUT /api/integration/payments': { gate: 'services', own: 200, body: [] },
  'PUT /api/integration/products': { gate: 'services', own: 200, body: [] },
  'PUT /api/integration/units': { gate: 'services', own: 200, body: [] },
  'PUT /api/integration/prices': { gate: 'services', own: 200, body: [] },
  'PUT /api/integration/stock': { gate: 'services', own: 200, body: [] },
  'PUT /api/integration/customers': { gate: 'services', own: 200, body: [] },
  'GET /api/admin/calendar': { gate: 'admins', own: 200 },
  'PUT /api/admin/calendar': { gate: 'admins', own: 200, body: firstConfiguration.calendar },
  'GET /api/admin/zips': { gate: 'admins', own: 200 },
  'PUT /api/admin/zips': { gate: 'admins', own: 200, body: firstConfiguration.zips },
  'GET /api/admin/charges': { gate: 'admins', own: 200 },
  'PUT /api/admin/charges': { gate: 'admins', own: 200, body: firstConfiguration.charges },
  'GET /api/admin/synonyms': { gate: 'admins', own: 200 },
  'PUT /api/admin/synonyms': { gate: 'admins', own: 200, body: firstConfiguration.synonyms },
  'GET /api/admin/settings/site': { gate: 'admins', own: 200 },
  'PUT /api/admin/settings/site': { gate: 'admins', own: 200, body: firstConfiguration.site },
  'GET /api/admin/settings/user': { gate: 'admins', own: 200 },
  'PUT /api/admin/settings/user': { gate: 'admins', own: 200, body: firstConfiguration.user },
  'GET /api/admin/settings/shop': { gate: 'admins', own: 200 },
  'PUT /api/admin/settings/shop': { gate: 'admins', own: 200, body: firstConfiguration.shop },
  'GET /api/admin/requestImageSync': { gate: 'admins', own: 200 },
  'GET /api/admin/imageSync': { gate: 'admins', own: 200 },
  'POST /api/admin/image': { gate: 'admins', own: 409, body: { not: 'a picture' } },
  'GET /img/:file': {
    gate: 'anyone',
    own: 200,
    absent: 404,
    params: { own: { file: 'logo.svg' }, absent: { file: 'nothing.svg' } },
  },
};
