import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { UserSettings } from '#domain/settings/settings.ts';
import { OrderHistoryScreen } from '../../src/features/history/orderHistory/OrderHistoryScreen.tsx';
import { invoiced, open } from '../machines/history/orderSamples.ts';
import { failures } from '../machines/samples.ts';
import './knownTags.ts';
import { withWindow } from '../support/screens/windowWidth.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { shopOnCue } from './shopOnCue.tsx';

const page = withWindow();

function show(settings: Partial<UserSettings> = {}) {
  const world = shopOnCue(null, settings);
  renderPiece(<OrderHistoryScreen shop={world.shop} flows={{ orderHistory: world.openOrders() }} />);
  return { ...world, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

async function showOrders(settings: Partial<UserSettings> = {}) {
  const world = show(settings);
  await world.loadOrders.answer([open, invoiced]);
  return world;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent?.replace('Order Again', '')),
    );
const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent);

describe('order history shows', () => {
  test('its columns, newest order first, dates as MM/dd/yyyy and blanks for missing values', async () => {
    await showOrders();
    expect(headers()).toEqual([
      'Order Number',
      'P.O. Number',
      'Order Date',
      'Delivery Date',
      'Status',
      'Total',
      'Documents',
    ]);
    expect(rows().map((cells) => cells.slice(0, 6))).toEqual([
      ['500104', 'PO-8', '03/04/2026', '03/05/2026', 'Open', '$118.30'],
      ['500103', '', '02/27/2026', '', 'Invoiced', '$1,240.00'],
    ]);
    expect(screen.getByText('2 orders')).toBeTruthy();
  });

  test('the way to each order and to ordering it again, on the table and on the cards', async () => {
    for (const size of [1440, 599]) {
      page.width = size;
      await showOrders();
      const number = screen.getByRole('link', { name: '500103' });
      const again = screen.getByRole('link', { name: 'Order Again: order 500103' });
      expect([number, again].map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/history/orders/500103'));
      cleanup();
    }
  });

  test('no total while pricing is hidden', async () => {
    await showOrders({ hidePricing: true });
    expect(headers()).not.toContain('Total');
  });

  test('the documents that exist and that the reader may open', async () => {
    await showOrders();
    expect(screen.getAllByRole('button', { name: / of order / }).map((pdf) => pdf.ariaLabel)).toEqual([
      'Confirmation of order 500104',
      'Confirmation of order 500103',
      'Invoice of order 500103',
    ]);
    cleanup();
    await showOrders({ canViewConfirmation: false });
    expect(screen.getAllByRole('button', { name: / of order / })).toHaveLength(1);
  });

  test.each<[Partial<UserSettings>, string[]]>([
    [{}, ['Confirmation', 'Invoice', 'Delivery Note']],
    [{ canViewConfirmation: false }, ['Invoice', 'Delivery Note']],
    [{ canPrintInvoices: false }, ['Confirmation', 'Delivery Note']],
    [{ canViewConfirmation: false, canPrintInvoices: false }, []],
  ])('SES-17: with %j the document buttons %j', async (settings, labels) => {
    for (const size of [1440, 599]) {
      page.width = size;
      const world = show(settings);
      await world.loadOrders.answer([{ ...invoiced, scanDocuments: [{ key: 'POD', name: 'Delivery Note' }] }]);
      expect(screen.queryAllByRole('button', { name: / of order / }).map(({ ariaLabel }) => ariaLabel)).toEqual(
        labels.map((label) => `${label} of order 500103`),
      );
      cleanup();
    }
  });

  test("an order's scans beside its documents, on the table and on the cards", async () => {
    const scanDocuments = [{ key: 'POD', name: 'Delivery Note' }];
    for (const size of [1440, 599]) {
      page.width = size;
      const world = show();
      await world.loadOrders.answer([open, { ...invoiced, scanDocuments }]);
      await world.user.click(button('Delivery Note of order 500103'));
      await world.openTab.answer(true);
      expect(world.fetchDocument.asked).toMatchObject([
        { request: { kind: 'orderScan', orderNumber: '500103', n: 1 } },
      ]);
      cleanup();
    }
  });

  test('cards below 600 px, with the same facts', async () => {
    page.width = 599;
    await showOrders();
    const card = screen.getByRole('article', { name: 'Order 500103' });
    expect(screen.queryByRole('table')).toBeNull();
    expect(card.textContent).toContain('$1,240.00');
    expect(within(card).getByRole('button', { name: /Invoice/ })).toBeTruthy();
    expect(within(card).queryByText('P.O. Number')).toBeNull();
  });

  test("the error instead of the list, and 'Try Again' loads it with the search kept", async () => {
    const { loadOrders, user } = show();
    await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'open');
    await loadOrders.fail(failures.unexpected);
    expect(screen.getByRole('alert').textContent).toContain('The orders could not be loaded.Something broke.');
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(button('Try Again'));
    await loadOrders.answer([open, invoiced]);
    expect(rows().map(([number]) => number)).toEqual(['500104']);
  });

  test("'No Results' for a search that finds nothing, and the way back", async () => {
    const { user } = await showOrders();
    await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'zzz');
    expect(screen.getByText('No Results')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Clear Search' })[1] as HTMLElement);
    expect(rows()).toHaveLength(2);
  });
});

describe('order history', () => {
  test('shows how it is sorted, descending first', async () => {
    const { user } = await showOrders();
    const total = () => screen.getByRole('columnheader', { name: 'Total' }).getAttribute('aria-sort');
    await user.click(button('Total'));
    expect([total(), rows().map(([number]) => number)]).toEqual(['descending', ['500103', '500104']]);
    await user.click(button('Total'));
    expect([total(), rows().map(([number]) => number)]).toEqual(['ascending', ['500104', '500103']]);
  });

  test('asks the server again only for an earlier start date', async () => {
    const { user, loadOrders } = await showOrders();
    const start = screen.getByRole('textbox', { name: 'Start Date' });
    await user.clear(start);
    await user.type(start, '03/01/2026{Enter}');
    expect(rows().map(([number]) => number)).toEqual(['500104']);
    expect(loadOrders.asked).toHaveLength(1);
    await user.clear(start);
    await user.type(start, '01/31/2024{Enter}');
    expect(loadOrders.asked[1]).toEqual({ since: '2024-01-31' });
  });
});

describe('a document of an order', () => {
  const pdf = () => button('Confirmation of order 500104');

  test('opens once, however often its button is pressed', async () => {
    const { user, openTab, fetchDocument, shown } = await showOrders();
    await user.click(pdf());
    await user.click(pdf());
    await openTab.answer(true);
    expect(pdf().getAttribute('aria-busy')).toBe('true');
    await user.click(pdf());
    await fetchDocument.answer({ kind: 'found', id: 'document-1' });
    expect([openTab.asked.length, fetchDocument.asked.length, shown]).toEqual([1, 1, ['document-1']]);
    expect(pdf().getAttribute('aria-busy')).toBeNull();
  });

  test("that fails reads 'Failed' until it is pressed again, and shows why", async () => {
    const { user, openTab, fetchDocument } = await showOrders();
    await user.click(pdf());
    await openTab.answer(true);
    await fetchDocument.answer({ kind: 'refused', status: 204 });
    const failed = button('Failed: Confirmation of order 500104');
    expect(failed.title).toBe('This document does not exist.');
    await user.click(failed);
    expect(pdf().title).toBe('');
    expect(openTab.asked).toHaveLength(1);
  });

  test('that failed permanently stays marked', async () => {
    const { user, openTab, fetchDocument } = await showOrders();
    await user.click(pdf());
    await openTab.answer(true);
    await fetchDocument.fail(failures.offline);
    await user.click(button('Failed: Confirmation of order 500104'));
    expect(pdf().title).toBe('This document could not be opened before.');
  });
});
