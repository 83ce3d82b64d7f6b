import type { Row } from '../accessGates.ts';
import { forBusiness, ofOrder } from './shared.ts';

/** Calls about accounts, payments, documents, reports and the landing page. */
export const accountRows: Readonly<Record<string, Row>> = {
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
  'POST /api/problem': {
    gate: 'anyone',
    own: 200,
    body: { message: 'x is not a function', machine: 'paste', state: 'reviewing', event: 'lines.add' },
  },
  'POST /api/flowNumbers': { gate: 'anyone', own: 200, body: { states: [] } },
  'POST /api/recording': { gate: 'visitors', own: 200, body: { actors: [], steps: [] } },
  'GET /api/landing': { gate: 'visitors', own: 200 },
  'POST /api/landing': {
    gate: 'admins',
    own: 200,
    body: { enabled: true, title: 'Welcome', cards: [], contents: [] },
  },
};
