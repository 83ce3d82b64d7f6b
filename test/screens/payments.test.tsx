import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paymentsMachine } from '#machines/admin/payments/paymentsMachine.ts';
import { PaymentsScreen } from '../../src/features/admin/payments/PaymentsScreen.tsx';
import { paidPayment, paymentPage } from '../machines/admin/paymentSamples.ts';
import { withWindow } from '../support/screens/windowWidth.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { answer, quietFlow } from '../support/screens/quietShop.ts';

const page = withWindow();

function show(width = 1440, rows = paymentPage.rows) {
  page.width = width;
  const payments = quietFlow(paymentsMachine, { newId: () => 'id' });
  renderPiece(<PaymentsScreen flows={{ payments }} />);
  act(() => answer(payments, 'loadPage', { ...paymentPage, rows }));
  return { payments, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('payments are listed in words, with the refundable amount of each', () => {
  show();
  const rows = screen.getAllByRole('row').slice(1);
  const texts = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(1)
      .map((cell) => cell.textContent),
  );
  const paid = '$63.00 of Robin Calloway, order 500001';
  const partly = '$63.00 of Robin Calloway, order 500002';
  expect(texts).toEqual([
    ['Robin Calloway', 'Order 500001', '1111', 'Paid', '$63.00', '', '', `Void: ${paid}Refund: ${paid}`],
    [
      'Robin Calloway',
      'Order 500002',
      '1111',
      'Paid',
      '$63.00',
      '$20.50',
      'The refund was refused.',
      `Refund: ${partly}`,
    ],
    ['Robin Calloway', '', '0002', 'Declined', '$63.00', '', 'The card was declined. Please use another card.', ''],
  ]);
  expect(screen.getByRole('status').textContent).toBe('3 payments');
});

test('a void names customer, order and amount before it is done', async () => {
  const { payments, user } = show();
  await user.click(button(/^Void: /));
  const dialog = await screen.findByRole('alertdialog', { name: 'Void Payment?' });
  expect(dialog.textContent).toContain('Robin Calloway gets all of $63.00 back. Order 500001 is canceled.');
  await user.click(within(dialog).getByRole('button', { name: /^Void \$63\.00/ }));
  expect(payments.getSnapshot().value).toBe('refunding');
});

test('a refunded account payment is shown as owed again', async () => {
  const { user } = show(1440, [{ ...paidPayment, orderNumber: null, invoicePaymentKey: '700001' }]);
  await user.click(button('Refund: $63.00 of Robin Calloway, payment 700001'));
  const refund = await screen.findByRole('dialog', { name: 'Refund Payment' });
  expect(refund.textContent).toContain('Payment 700001');
  expect(refund.textContent).toContain('At most $63.00. The amount is owed on the account again.');
  await user.click(within(refund).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(button(/^Void: /));
  const dialog = await screen.findByRole('alertdialog', { name: 'Void Payment?' });
  expect(dialog.textContent).toContain('gets all of $63.00 back. The amount is owed on the account again.');
});

test('a refund shows its amount on its button, and accepts no amount that it would have to change', async () => {
  const { payments, user } = show();
  await user.click(button('Refund: $63.00 of Robin Calloway, order 500002'));
  const dialog = await screen.findByRole('dialog', { name: 'Refund Payment' });
  for (const part of ['Robin Calloway', '500002', 'ending in 1111', '$63.00', '$20.50']) {
    expect(dialog.textContent).toContain(part);
  }
  const amount = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Amount in $' });
  expect(amount.value).toBe('42.50');
  await user.clear(amount);
  await user.type(amount, '42.505{Enter}');
  expect(dialog.textContent).toContain('An amount has at most 2 decimals.');
  expect([amount.value, payments.getSnapshot().value]).toEqual(['42.505', 'enteringRefund']);
  await user.clear(amount);
  await user.type(amount, '12,50{Enter}');
  expect(dialog.textContent).toContain('Did you mean $12.50 or $1,250.00?');
  await user.clear(amount);
  await user.type(amount, '$10.10');
  await user.click(within(dialog).getByRole('button', { name: /^Refund \$10\.10/ }));
  expect(payments.getSnapshot().context.asked).toMatchObject({ reference: 'PART1', amount: '10.10' });
  act(() =>
    answer(payments, 'voidOrRefund', { kind: 'refused', text: 'At most $5.00 of this payment can be refunded.' }),
  );
  expect(within(dialog).getByRole('alert').textContent).toBe('At most $5.00 of this payment can be refunded.');
  expect(amount.value).toBe('$10.10');
});

test('on a phone each is a card with the same words', () => {
  show(360);
  const card = screen.getByRole('article', { name: '$63.00 of Robin Calloway, order 500002' });
  expect(card.textContent).toContain('$63.00 · $20.50 refunded');
  expect(within(card).getByRole('button', { name: /^Refund/ })).toBeTruthy();
  expect(within(card).queryByRole('button', { name: /^Void/ })).toBeNull();
});
