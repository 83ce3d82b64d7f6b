import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { ListedPayment } from '#domain/receivable/listedPayment.ts';
import { accountPaymentsMachine } from '#machines/account/accountPayments/accountPaymentsMachine.ts';
import { AccountPaymentsScreen } from '../../src/features/account/accountPayments/AccountPaymentsScreen.tsx';
import { byCard, byCredits, received } from '../machines/account/listedPaymentSamples.ts';
import { environment } from '../machines/samples.ts';
import { answer, quietFlow, quietShop } from '../support/screens/quietShop.ts';
import { withWindow } from '../support/screens/windowWidth.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';

const page = withWindow();
const declined: ListedPayment = { ...byCard, key: '700001', state: 'declined', receipt: null };

function show(payments: readonly ListedPayment[] = [byCard, byCredits, declined, received]) {
  const accountPayments = quietFlow(accountPaymentsMachine, { today: environment().today() });
  renderPiece(<AccountPaymentsScreen shop={quietShop()} flows={{ accountPayments }} />);
  act(() => answer(accountPayments, 'loadRows', payments));
  return userEvent.setup({ pointerEventsCheck: 0 });
}

const rows = () => screen.getAllByRole('row').slice(1);
const cells = () =>
  rows().map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );

describe('the payments show', () => {
  test('how each was paid, what became of it, and the credits that were applied with it', () => {
    show();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Payment', 'Date', 'Paid by', 'Amount', 'Status', 'Receipt'],
    ]);
    expect(cells().map((row) => row.slice(0, 5))).toEqual([
      ['700003', '03/03/2026', 'Visa ending in 1111', '$100.00', 'Charged'],
      ['700001', '03/03/2026', 'Visa ending in 1111', '$100.00', 'Declined'],
      ['700002', '03/01/2026', 'Credits on the account', '$0.00$40.50 of credits applied', 'Applied'],
      ['CHK-88', '02/01/2026', '', '$75.00', 'Received'],
    ]);
    expect(screen.getByText('4 payments')).toBeTruthy();
  });

  test('a part that was refunded with its amount, and a payment that was voided', () => {
    show([
      { ...byCard, refunded: 20.5, state: 'refunded' },
      { ...byCard, key: '700002', refunded: 100, state: 'refunded' },
      { ...byCard, key: '700001', refunded: 100, state: 'voided' },
    ]);
    expect(cells().map((row) => row[4])).toEqual(['$20.50 refunded', 'Refunded', 'Voided']);
  });

  test('every receipt in a table and on cards, and none of a declined payment', async () => {
    for (const size of [1440, 599]) {
      page.width = size;
      const user = show();
      const receipts = () => screen.getAllByRole('button', { name: / of (payment|CHK)/ });
      expect(receipts().map(({ ariaLabel }) => ariaLabel)).toEqual([
        'Receipt of payment 700003',
        'Receipt of payment 700002',
        'Payment of CHK-88',
      ]);
      await user.click(screen.getByRole('button', { name: 'Receipt of payment 700002' }));
      expect(receipts().map(({ ariaBusy }) => ariaBusy)).toEqual([null, 'true', null]);
      cleanup();
    }
  });

  test('cards in narrow windows, with the same facts', () => {
    page.width = 699;
    show([byCredits]);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('article', { name: 'Payment 700002' }).textContent).toBe(
      '700002$0.00Date03/01/2026Paid byCredits on the accountStatusAppliedCredits Applied$40.50ReceiptFailedReceipt',
    );
  });
});
