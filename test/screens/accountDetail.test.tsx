import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { AccountRow } from '#domain/receivable/accountRow.ts';
import { accountDetailMachine } from '#machines/account/accountDetail/accountDetailMachine.ts';
import { AccountDetailScreen } from '../../src/features/account/accountDetail/AccountDetailScreen.tsx';
import { credit, invoice, olderInvoice } from '../machines/account/receivableSamples.ts';
import { environment } from '../machines/samples.ts';
import { reasonOf } from '../support/screens/blocked.ts';
import { withWindow } from '../support/screens/windowWidth.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { answer, quietFlow, quietShop } from '../support/screens/quietShop.ts';

const page = withWindow();

function show(rows: readonly AccountRow[] = [invoice, credit, olderInvoice]) {
  const accountDetail = quietFlow(accountDetailMachine, { today: environment().today() });
  renderPiece(<AccountDetailScreen shop={quietShop()} flows={{ accountDetail }} />);
  act(() => answer(accountDetail, 'loadRows', rows));
  return userEvent.setup({ pointerEventsCheck: 0 });
}

const button = (name: string) => screen.getByRole('button', { name });
const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
const runningOf = () => cells().map((row) => [row[0], row[6]]);

describe('account details show', () => {
  test('every entry, newest invoice first, credits below zero, with what was owed with it', () => {
    show();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Reference', 'Invoice Date', 'Due Date', 'Age', 'Initial', 'Balance', 'Running', 'Remarks', 'Documents'],
    ]);
    expect(cells().map((row) => row.slice(0, 8))).toEqual([
      ['700102', '03/01/2026', '03/31/2026', '3 days', '$1,240.00', '$1,000.10', '$1,020.00', 'Spring menu'],
      ['CM-12', '02/10/2026', '', '22 days', '−$30.30', '−$30.30', '$19.90', '=Returned crate'],
      ['700099', '02/01/2026', 'Past due 31 days', '31 days', '$50.20', '$50.20', '$50.20', ''],
    ]);
    expect(screen.getByText('3 entries')).toBeTruthy();
  });

  test('the same running balances in another order, and where they start', async () => {
    const user = show();
    const header = () => screen.getByRole('columnheader', { name: 'Balance' }).getAttribute('aria-sort');
    await user.click(button('Balance'));
    expect([header(), runningOf()]).toEqual([
      'descending',
      [
        ['700102', '$1,020.00'],
        ['700099', '$50.20'],
        ['CM-12', '$19.90'],
      ],
    ]);
    const start = screen.getByRole('textbox', { name: 'Start Date' });
    await user.clear(start);
    await user.type(start, '02/05/2026{Enter}');
    expect(screen.getByText(/starts at \$0\.00 on 02\/05\/2026/)).toBeTruthy();
    expect(runningOf()).toEqual([
      ['700102', '$969.80'],
      ['CM-12', '−$30.30'],
    ]);
  });

  test("what a search finds in reference and remarks, and 'No Results' where it finds nothing", async () => {
    const user = show();
    const search = screen.getByRole('searchbox', { name: 'Search entries' });
    await user.type(search, 'crate');
    expect(runningOf()).toEqual([['CM-12', '$19.90']]);
    await user.type(search, 'zzz');
    expect(screen.getByText('No Results')).toBeTruthy();
    expect(reasonOf(button('Export CSV'))).toBe('No entries to export.');
  });

  test('on a table and on cards the documents of an order, opened by the one list of them', async () => {
    for (const size of [1440, 599]) {
      page.width = size;
      const user = show();
      const pdfs = () => screen.getAllByRole('button', { name: / of order / });
      expect(pdfs().map(({ ariaLabel }) => ariaLabel)).toEqual([
        'Confirmation of order 500103, entry 700102',
        'Invoice of order 500103, entry 700102',
        'Delivery Note of order 500103, entry 700102',
      ]);
      await user.click(button('Invoice of order 500103, entry 700102'));
      expect(pdfs().map(({ ariaBusy }) => ariaBusy)).toEqual([null, 'true', null]);
      cleanup();
    }
  });

  test('cards below 1024 px, with the same facts', () => {
    page.width = 1023;
    show();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('article', { name: 'Entry CM-12' }).textContent).toBe(
      'CM-12Balance −$30.30Invoice Date02/10/2026Age22 daysInitial−$30.30Running$19.90Remarks=Returned crateCreditFailedCredit',
    );
  });

  test('of 20,000 entries no more than a window of them', () => {
    show(Array.from({ length: 20_000 }, (_, index) => ({ ...invoice, reference: String(index), balance: 0.1 })));
    expect(screen.getByText('20,000 entries')).toBeTruthy();
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('20001');
    expect(document.querySelectorAll('tr').length).toBeLessThan(100);
  });
});

test('what is shown is saved as a CSV file, in the order in which it is shown', async () => {
  const files: Blob[] = [];
  const created = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#saved';
  });
  const user = show();
  await user.click(button('Reference'));
  await user.click(button('Export CSV'));
  const lines = (await files[0]?.text())
    ?.trim()
    .split('\r\n')
    .map((line) => line.split(',')[0]);
  expect(lines).toEqual(['Reference', 'CM-12', '700102', '700099']);
  created.mockRestore();
});
