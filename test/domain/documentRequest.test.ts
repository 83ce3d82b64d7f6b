import { describe, expect, test } from 'vitest';
import { documentKey, orderDocuments } from '#domain/document/documentRequest.ts';

const row = { orderNumber: '500104', orderConfirmation: true, invoice: true, scanDocuments: [] };
const settings = { canViewConfirmation: true, canPrintInvoices: true };
const labels = (...parameters: Parameters<typeof orderDocuments>) =>
  orderDocuments(...parameters).map(({ label }) => label);

describe('the papers of an order', () => {
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

  test('follow its papers, by their place in its list', () => {
    expect(orderDocuments({ ...row, scanDocuments }, settings).slice(2)).toEqual([
      { label: 'Delivery Note', request: { kind: 'orderScan', orderNumber: '500104', n: 1 } },
      { label: 'Temperature Log', request: { kind: 'orderScan', orderNumber: '500104', n: 2 } },
    ]);
  });

  test('are offered to whoever may open one of its papers, and to nobody else', () => {
    const scans = { ...row, scanDocuments };
    expect(labels(scans, { canViewConfirmation: false, canPrintInvoices: true })).toContain('Delivery Note');
    expect(labels(scans, { canViewConfirmation: true, canPrintInvoices: false })).toContain('Delivery Note');
    expect(labels(scans, { canViewConfirmation: false, canPrintInvoices: false })).toEqual([]);
  });
});

test('no two documents have the same key', () => {
  const requests = [
    ...orderDocuments(row, settings).map(({ request }) => request),
    { kind: 'orderScan', orderNumber: '500104', n: 1 } as const,
    { kind: 'productScan', productKey: 500104, n: 1 } as const,
    { kind: 'productScan', productKey: 500104, n: 2 } as const,
  ];
  expect(requests.map(documentKey)).toEqual([
    '500104/1',
    '500104/2',
    '500104/scan/1',
    'product/500104/1',
    'product/500104/2',
  ]);
});
