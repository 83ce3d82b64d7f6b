import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { dates, newCart, order, submission } from '../machines/ordering/checkoutSamples.ts';
import { failures } from '../machines/samples.ts';
import { withWindow } from '../support/screens/windowWidth.ts';
import { checkoutOnCue } from './checkoutOnCue.tsx';
import { button, open, review, step } from './openedCheckout.ts';

const page = withWindow();

describe('checkout shows', () => {
  test("'No items in cart' and the way to the products", async () => {
    await open({}, { ...newCart, lines: [] });
    expect(screen.getByText('No items in cart')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse Products' })).toBeTruthy();
  });

  test('that it could not be loaded, and tries again', async () => {
    const { loadCart, recall, user } = checkoutOnCue();
    await loadCart.answer(newCart);
    await recall.answer(null);
    await loadCart.fail(failures.offline);
    await user.click(button('Try Again'));
    await recall.answer(null);
    await loadCart.answer(newCart);
    expect(step('Delivery')).toBeTruthy();
  });

  test('only the steps of this buyer', async () => {
    await open();
    const titles = screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.ariaLabel ?? heading.textContent);
    expect(titles).toEqual(['Order Summary', 'Delivery', 'Confirm Order, not yet', 'Receipt, not yet']);
  });

  test('the message first, as it was written, and continues when it was acknowledged', async () => {
    const { user, went } = await open({ settings: { checkoutMessage: 'Closed on Monday.\nThank you.' } });
    expect(step('Message').textContent).toContain('Closed on Monday.\nThank you.');
    await user.click(button('Back'));
    expect(went).toEqual(['/cart']);
    await user.click(button('Acknowledge'));
    expect(document.activeElement).toBe(step('Delivery'));
  });

  test('the order, above and folded below 1024 px', async () => {
    page.width = 1023;
    await open();
    const folded = screen.getByText('Order Summary').closest('details');
    expect(folded?.textContent).toContain('1 item · $96.00');
    expect(folded?.open).toBe(false);
  });
});

describe('the receipt', () => {
  test('shows number, total, messages and the confirmation, and ends at the landing page', async () => {
    const { send, user, went } = await review();
    await user.click(button('Submit Order'));
    await send.answer({ kind: 'order', order: { ...order, messages: ['Delivered by Bob.\nBetween 6 and 9.'] } });
    const receipt = step('Receipt');
    for (const part of ['Order Number500001', 'Estimated Total$101.00', 'Delivered by Bob.', 'Between 6 and 9.']) {
      expect(receipt.textContent).toContain(part);
    }
    expect(document.activeElement).toBe(receipt);
    expect(screen.getByRole('button', { name: /Confirmation of order 500001/ })).toBeTruthy();
    await user.click(button('Finish'));
    expect(went).toEqual(['/']);
  });

  test('offers no confirmation that its reader may not see', async () => {
    const { send, user } = await review({ settings: { canViewConfirmation: false } });
    await user.click(button('Submit Order'));
    await send.answer({ kind: 'order', order });
    expect(screen.queryByRole('button', { name: /Confirmation/ })).toBeNull();
  });

  test('appears after a reload while sending, without sending again', async () => {
    const { recall, ask, send, loadCart } = checkoutOnCue();
    await loadCart.answer(newCart);
    await recall.answer(submission);
    expect(screen.getByRole('status').textContent).toContain('Checking on your order.');
    await ask.answer({ kind: 'order', order });
    expect(step('Receipt').textContent).toContain('500001');
    expect(send.asked).toEqual([]);
  });
});

test('leaving checkout ends it', async () => {
  const { area, loadDates } = await open();
  await loadDates.answer(dates);
  act(() => area.send({ type: 'page.leave' }));
  expect(area.getSnapshot().children.checkout).toBeUndefined();
});
