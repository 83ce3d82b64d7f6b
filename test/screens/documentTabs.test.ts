import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { DocumentRequest } from '#domain/document/documentRequest.ts';
import { documentButtonMachine } from '#machines/documentButton/documentButtonMachine.ts';
import type { DocumentSettled } from '#machines/documentButton/documentOwner.ts';
import type { Answered, Api } from '../../src/api/client.ts';
import { documentPorts } from '../../src/documents/documentPorts.ts';
import { createDocumentTabs } from '../../src/documents/documentTabs.ts';
import { listener } from '../machines/samples.ts';

const request: DocumentRequest = { kind: 'order', orderNumber: '500104', n: 1 };
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';

class FakeTab {
  closed = false;
  opener: unknown = 'the shop';
  readonly location = { replace: vi.fn() };
  readonly close = vi.fn(() => {
    this.closed = true;
  });
}

function browserWith(tabs: readonly (FakeTab | null)[], userAgent = 'Chromium') {
  const left = [...tabs];
  const open = vi.fn(() => left.shift() ?? null);
  const setTimeout = (run: () => void, delay: number) => globalThis.setTimeout(run, delay);
  return { browser: { open, setTimeout, navigator: { userAgent } } as unknown as Window, open };
}

/** The part of the program that requests documents has loaded, and was answered. */
async function everythingSettled(): Promise<void> {
  await import('../../src/documents/askForDocument.ts');
  await setImmediate();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the tab of a document', () => {
  test('opens on the loading page, without a reference to the shop, and is replaced by the document', () => {
    const tab = new FakeTab();
    const { browser, open } = browserWith([tab]);
    const tabs = createDocumentTabs(browser);
    expect(tabs.open('500104/1')).toBe(true);
    expect(open).toHaveBeenCalledWith('/document-loading.html', '_blank');
    expect(tab.opener).toBe(null);
    tabs.show('500104/1', 'a b/c');
    expect(tab.location.replace.mock.calls).toEqual([['/doc/a%20b%2Fc']]);
    tabs.close('500104/1');
    expect(tab.close).not.toHaveBeenCalled();
  });

  test('returns nothing when the browser blocks it', () => {
    expect(createDocumentTabs(browserWith([null]).browser).open('500104/1')).toBe(false);
  });

  test('that its reader closed meanwhile stays closed', () => {
    const tab = new FakeTab();
    const tabs = createDocumentTabs(browserWith([tab]).browser);
    tabs.open('500104/1');
    tab.closed = true;
    tabs.show('500104/1', 'document-1');
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  test('CON-02: closes at once on an error, on Android 300 ms later, and then it is still that tab', () => {
    const desktop = new FakeTab();
    const onDesktop = createDocumentTabs(browserWith([desktop]).browser);
    onDesktop.open('500104/1');
    onDesktop.close('500104/1');
    expect(desktop.close).toHaveBeenCalledTimes(1);

    const [first, second] = [new FakeTab(), new FakeTab()];
    const onAndroid = createDocumentTabs(browserWith([first, second], ANDROID).browser);
    onAndroid.open('500104/1');
    onAndroid.close('500104/1');
    onAndroid.open('500104/1');
    vi.advanceTimersByTime(299);
    expect(first.closed).toBe(false);
    vi.advanceTimersByTime(1);
    expect([first.closed, second.closed]).toEqual([true, false]);
  });
});

function buttonWith(answer: Promise<Answered<never>>, tab: FakeTab, asked: DocumentRequest = request) {
  const signals: AbortSignal[] = [];
  const call = vi.fn((_endpoint: unknown, options: { signal: AbortSignal }) => {
    signals.push(options.signal);
    return answer;
  });
  const ports = documentPorts({ call } as unknown as Api, createDocumentTabs(browserWith([tab]).browser));
  const owner = listener<DocumentSettled>();
  const button = createActor(documentButtonMachine.provide(ports), {
    input: { request: asked, owner: owner.ref, documentFailed: false },
  }).start();
  return { button, call, signals, heard: owner.heard };
}

describe('a pressed button, with its real ports,', () => {
  test('shows the document in the tab that it opened', async () => {
    const tab = new FakeTab();
    const ticket = { id: 'document-1', fileName: 'a.pdf', contentType: 'application/pdf' };
    const { call } = buttonWith(Promise.resolve({ kind: 'answer', answer: ticket } as never), tab);
    await everythingSettled();
    expect(call.mock.calls[0]?.[1]).toMatchObject({ params: { orderNumber: '500104', n: 1 } });
    expect(tab.location.replace.mock.calls).toEqual([['/doc/document-1']]);
    expect(tab.close).not.toHaveBeenCalled();
  });

  test('requests the scan of a product by its place', async () => {
    const tab = new FakeTab();
    const scan = { kind: 'productScan', productKey: 11, n: 2 } as const;
    const { call } = buttonWith(Promise.resolve({ kind: 'refused', status: 404 } as never), tab, scan);
    await everythingSettled();
    expect(call.mock.calls[0]).toMatchObject([
      { path: '/api/documents/product/:productKey/scan/:n' },
      { params: { productKey: 11, n: 2 } },
    ]);
    expect(tab.closed).toBe(true);
  });

  test('requests an invoice by the code of its entry', async () => {
    const { call } = buttonWith(Promise.resolve({ kind: 'empty' }), new FakeTab(), { kind: 'invoice', code: 'AR-1' });
    await everythingSettled();
    expect(call.mock.calls[0]).toMatchObject([{ path: '/api/documents/invoice/:code' }, { params: { code: 'AR-1' } }]);
  });

  test("requests the scan of an order by its place in the order's list", async () => {
    const tab = new FakeTab();
    const scan = { kind: 'orderScan', orderNumber: '500104', n: 2 } as const;
    const { call } = buttonWith(Promise.resolve({ kind: 'refused', status: 404 } as never), tab, scan);
    await everythingSettled();
    expect(call.mock.calls[0]).toMatchObject([
      { path: '/api/documents/order/:orderNumber/scan/:n' },
      { params: { orderNumber: '500104', n: 2 } },
    ]);
  });

  test.each([
    [{ kind: 'statement' }, '/api/account/statement', {}],
    [{ kind: 'productList', category: '1101' }, '/api/reports/productlist', { category: '1101' }],
    [
      { kind: 'priceList', effectiveDate: '2026-03-04', allProducts: true },
      '/api/reports/pricelist',
      { effectiveDate: '2026-03-04', allProducts: true },
    ],
    [
      { kind: 'quoteSheet', effectiveDate: '2026-03-04', purchasedSince: '2025-03-04', dayOfWeek: 2 },
      '/api/reports/quotesheet',
      { effectiveDate: '2026-03-04', purchasedSince: '2025-03-04', dayOfWeek: 2 },
    ],
    [
      { kind: 'orderGuideList', startingGuide: 'bar', endingGuide: '' },
      '/api/reports/orderguidelist',
      { startingGuide: 'bar', endingGuide: '' },
    ],
  ] as const)('requests the report %j', async (report, path, query) => {
    const tab = new FakeTab();
    const document = { kind: 'report', report, format: 'pdf' } as const;
    const { call } = buttonWith(Promise.resolve({ kind: 'empty' }), tab, document);
    await everythingSettled();
    expect(call.mock.calls[0]).toMatchObject([{ path }, { query: { ...query, format: 'pdf' } }]);
  });

  test('saves a report as CSV without a tab', async () => {
    const clicked: string[] = [];
    const link = { href: '', download: 'x', click: () => clicked.push(link.href) };
    const { browser, open } = browserWith([]);
    const here = Object.assign(browser, { document: { createElement: () => link } });
    const answer = { kind: 'answer', answer: { id: 'document-1' } };
    const ports = documentPorts({ call: () => Promise.resolve(answer) } as unknown as Api, createDocumentTabs(here));
    const owner = listener<DocumentSettled>();
    const saved: DocumentRequest = { kind: 'report', report: { kind: 'statement' }, format: 'csv' };
    createActor(documentButtonMachine.provide(ports), {
      input: { request: saved, owner: owner.ref, documentFailed: false },
    }).start();
    await everythingSettled();
    expect({ clicked, download: link.download, opened: open.mock.calls }).toEqual({
      clicked: ['/doc/document-1'],
      download: '',
      opened: [],
    });
    expect(owner.heard()).toEqual([{ type: 'document.settled', key: 'report/statement/csv', documentFailed: false }]);
  });

  test('takes an empty answer for 204: no document, and no mark', async () => {
    const tab = new FakeTab();
    const { button } = buttonWith(Promise.resolve({ kind: 'empty' }), tab);
    await everythingSettled();
    expect(button.getSnapshot()).toMatchObject({ value: 'failed', context: { status: 204, documentFailed: false } });
    expect(tab.closed).toBe(true);
  });

  test('leaves no empty tab when its page is left before the document loaded', async () => {
    const tab = new FakeTab();
    const { button, signals } = buttonWith(new Promise(() => undefined), tab);
    await everythingSettled();
    button.stop();
    expect(tab.closed).toBe(true);
    expect(signals.map((signal) => signal.aborted)).toEqual([true]);
  });

  test('leaves no empty tab when its page is left while the tab opens', () => {
    const tab = new FakeTab();
    const { button } = buttonWith(new Promise(() => undefined), tab);
    button.stop();
    expect(tab.closed).toBe(true);
  });
});
