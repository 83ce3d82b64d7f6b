import { describe, expect, test } from 'vitest';
import { documentKey } from '#domain/document/documentRequest.ts';
import { entryDocuments, orderDocuments } from '#domain/document/offeredDocuments.ts';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';

const row = { orderNumber: '500104', orderConfirmation: true, invoice: true, scanDocuments: [] };
const settings = { canViewConfirmation: true, canPrintInvoices: true };
const labels = (...parameters: Parameters<typeof orderDocuments>) =>
  orderDocuments(...parameters).map(({ label }) => label);

describe('the documents of an order', () => {
  test('are its confirmation and its invoice, as the wire numbers them', () => {
    expect(orderDocuments(row, settings)).toEqual([
      { label: 'Confirmation', request: { kind: 'order', orderNumber: '500104', n: 1 } },
      { label: 'Invoice', request: { kind: 'order', orderNumber: '500104', n: 2 } },
    ]);
  });

  test('are offered where they exist and where their reader may open them', () => {
    expect(labels({ ...row, invoice: false }, settings)).toEqual(['Confirmation']);
    expect(labels({ ...row, orderConfirmation: false }, settings)).toEqual(['Invoice']);
    expect(labels(row, { ...settings, canPrintInvoices: false })).toEqual(['Confirmation']);
    expect(labels(row, { ...settings, canViewConfirmation: false })).toEqual(['Invoice']);
  });
});

describe('the scans of an order', () => {
  const scanDocuments = ['Delivery Note', 'Temperature Log'].map((name, index) => ({ key: `S${index}`, name }));

  test('follow its documents, by their place in its list', () => {
    expect(orderDocuments({ ...row, scanDocuments }, settings).slice(2)).toEqual([
      { label: 'Delivery Note', request: { kind: 'orderScan', orderNumber: '500104', n: 1 } },
      { label: 'Temperature Log', request: { kind: 'orderScan', orderNumber: '500104', n: 2 } },
    ]);
  });

  test('are offered to users who may open one of its documents, and to no other user', () => {
    const scans = { ...row, scanDocuments };
    expect(labels(scans, { canViewConfirmation: false, canPrintInvoices: true })).toContain('Delivery Note');
    expect(labels(scans, { canViewConfirmation: true, canPrintInvoices: false })).toContain('Delivery Note');
    expect(labels(scans, { canViewConfirmation: false, canPrintInvoices: false })).toEqual([]);
  });
});

describe('the documents of an entry of an account', () => {
  const entry = {
    ...row,
    invoiceCode: 'AR-1',
    receipt: null,
    credit: null,
    recordType: RECORD_TYPES.invoice as number,
    scanDocuments: [{ key: 'S', name: 'Delivery Note' }],
  };

  test('are those of its order, with the document of the invoice that it is', () => {
    expect(entryDocuments(entry, settings)).toEqual([
      { label: 'Confirmation', request: { kind: 'order', orderNumber: '500104', n: 1 } },
      { label: 'Invoice', request: { kind: 'invoice', code: 'AR-1' } },
      { label: 'Delivery Note', request: { kind: 'orderScan', orderNumber: '500104', n: 1 } },
    ]);
    expect(entryDocuments({ ...entry, invoiceCode: null }, settings)[1]?.request).toEqual({
      kind: 'order',
      orderNumber: '500104',
      n: 2,
    });
  });

  test('of an invoice without an order are its document alone, for users who may print invoices', () => {
    const phoned = { ...entry, orderNumber: null };
    expect(entryDocuments(phoned, settings)).toEqual([
      { label: 'Invoice', request: { kind: 'invoice', code: 'AR-1' } },
    ]);
    expect(entryDocuments(phoned, { ...settings, canPrintInvoices: false })).toEqual([]);
    expect(entryDocuments({ ...phoned, invoiceCode: null }, settings)).toEqual([]);
  });

  test('of a credit are its own document instead of the invoice that it corrects', () => {
    const credit = {
      ...entry,
      invoice: false,
      invoiceCode: null,
      credit: 'CM-1',
      orderConfirmation: false,
      scanDocuments: [],
    };
    const own = [{ label: 'Credit', request: { kind: 'credit', code: 'CM-1' } }];
    expect(entryDocuments(credit, settings)).toEqual(own);
    expect(entryDocuments({ ...credit, orderNumber: null }, settings)).toEqual(own);
    const received = { ...credit, orderNumber: null, recordType: RECORD_TYPES.payment };
    expect(entryDocuments(received, settings).map(({ label }) => label)).toEqual(['Payment']);
  });

  test('of a payment are its receipt', () => {
    const payment = { ...entry, orderNumber: null, invoiceCode: null, receipt: '700001' };
    expect(entryDocuments(payment, settings)).toEqual([
      { label: 'Receipt', request: { kind: 'paymentReceipt', invoicePaymentKey: '700001' } },
    ]);
  });
});

test('no two documents have the same key', () => {
  const requests = [
    { kind: 'invoice', code: '500104' } as const,
    { kind: 'credit', code: '500104' } as const,
    ...orderDocuments(row, settings).map(({ request }) => request),
    { kind: 'orderScan', orderNumber: '500104', n: 1 } as const,
    { kind: 'productScan', productKey: 500104, n: 1 } as const,
    { kind: 'productScan', productKey: 500104, n: 2 } as const,
  ];
  expect(requests.map(documentKey)).toEqual([
    'invoice/500104',
    'credit/500104',
    '500104/1',
    '500104/2',
    '500104/scan/1',
    'product/500104/1',
    'product/500104/2',
  ]);
});
