import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { PortFailure } from '#machines/lib/failure.ts';
import { credit, invoice, laterInvoice, openItems } from '../machines/account/paymentSamples.ts';
import { failures } from '../machines/samples.ts';
import { isBlocked, reasonOf } from '../support/screens/blocked.ts';
import { withWindow } from '../support/screens/windowWidth.ts';
import { ASK, alerts, amount, box, button, ITEMS, PAY, payingItems, step, TYPES } from './makePaymentOnCue.tsx';

const page = withWindow();
afterEach(() => localStorage.clear());

const NUMBER = '4111111111111111';
const ACCOUNT = '1234567890';
const result = {
  ...{ isSuccess: true, transactionId: 'T-9', errorReason: null, invoicePaymentKey: 'P-1' },
  receiptEmail: 'ana@oyster.example',
};
const declined = { ...result, isSuccess: false, errorReason: 'Declined.\nCall your bank.', invoicePaymentKey: null };
const unavailable = (status: number, detail: string) => new PortFailure({ kind: 'unavailable', status, detail });
const types = [{ creditCardIssuer: 1 }, { creditCardIssuer: 8 }];

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const enter = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const type = (name: string, value: string) => fireEvent.change(amount(name), { target: { value } });
const press = (name: string) => fireEvent.click(button(name));
const foot = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;

function fillBilling() {
  for (const [name, value] of Object.entries({
    Name: 'Sam Shopper',
    'Address Line 1': '9 Harbor Way',
    City: 'Portland',
    'ZIP Code': '04101',
    Phone: '2075550142',
  })) {
    enter(name, value);
  }
  fireEvent.change(screen.getByRole('combobox', { name: 'State / Province' }), { target: { value: 'ME' } });
}

function fillCard() {
  enter('Card Number', NUMBER);
  enter('Expiration Date', '12/30');
  enter('CVV', '737');
  fillBilling();
}

type World = Awaited<ReturnType<typeof payingItems>>;

/** At the step that asks by what, with the first invoice selected. */
async function atMethod(inspect?: (event: InspectionEvent) => void): Promise<World> {
  const world = await payingItems(openItems, inspect);
  fireEvent.click(box('Invoice 9001'));
  press('Continue');
  press('Continue');
  await world.answer(TYPES, types);
  return world;
}

async function reviewed(inspect?: (event: InspectionEvent) => void): Promise<World> {
  const world = await atMethod(inspect);
  await screen.findByRole('textbox', { name: /^Card Number/ });
  fillCard();
  await world.user.click(button('Continue'));
  return world;
}

describe('selecting', () => {
  test('shows the total, and why the user cannot continue, at the button and at the row', async () => {
    await payingItems();
    expect(reasonOf(button('Continue'))).toBe('Select items to pay to continue.');
    expect(reasonOf(button('Clear Selection'))).toBe('No items selected.');
    fireEvent.click(box('Invoice 9001'));
    expect([amount('Invoice 9001').value, isBlocked(button('Continue'))]).toEqual(['100.10', false]);
    expect(step('Select Payments').textContent).toContain('1 item selected $100.10');
    type('Invoice 9001', '-200');
    const problem = 'Amount cannot be greater than balance. Amount must be same sign as balance.';
    expect([foot(amount('Invoice 9001')), amount('Invoice 9001').ariaInvalid, amount('Invoice 9001').value]).toEqual([
      problem,
      'true',
      '-200',
    ]);
    expect(reasonOf(button('Continue'))).toBe(`Correct the amount of Invoice 9001. ${problem}`);
    type('Invoice 9001', '0');
    fireEvent.blur(amount('Invoice 9001'));
    expect([amount('Invoice 9001').value, box('Invoice 9001').checked]).toEqual(['', false]);
    fireEvent.click(box('Credit Memo 7003'));
    expect(foot(button('Continue'))).toBe('The credits exceed the items they are applied to.');
  });

  test('selects all that is due, and the oldest first up to an amount', async () => {
    const { user } = await payingItems();
    press('Select All Past Due');
    expect([amount('Invoice 9001').value, amount('Invoice 9002').value]).toEqual(['100.10', '']);
    press('Clear Selection');
    press('Select All Due');
    expect([amount('Invoice 9001').value, amount('Invoice 9002').value]).toEqual(['100.10', '']);
    enter('Pay oldest first', 'much');
    await user.click(button('Apply'));
    expect(foot(field('Pay oldest first'))).toBe('Enter an amount such as 1250.00.');
    enter('Pay oldest first', '1,5');
    await user.click(button('Apply'));
    expect(foot(field('Pay oldest first'))).toBe('Did you mean $1.50 or $15.00?');
    enter('Pay oldest first', '$120.00');
    await user.click(button('Apply'));
    expect([amount('Invoice 9001').value, amount('Invoice 9002').value]).toEqual(['100.10', '19.90']);
    press('Clear Selection');
    expect(step('Select Payments').textContent).toContain('0 items selected');
  });

  test('marks what is past due, oldest due first, and sorts by every heading', async () => {
    await payingItems();
    const rows = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent ?? '');
    expect(rows().map((row) => /Past due \d+ days?/.exec(row)?.[0])).toEqual([
      'Past due 23 days',
      undefined,
      undefined,
    ]);
    const sorts = () =>
      screen
        .getAllByRole('columnheader')
        .slice(1)
        .map((heading) => [heading.textContent, heading.getAttribute('aria-sort')]);
    expect(sorts().filter(([, sort]) => sort !== 'none')).toEqual([['Due Date', 'ascending']]);
    press('Balance');
    expect(sorts().filter(([, sort]) => sort !== 'none')).toEqual([['Balance', 'descending']]);
    expect(rows().map((row) => /(Invoice|Credit Memo)\d{4}/.exec(row)?.[0])).toEqual([
      ...['Invoice7001', 'Invoice7002', 'Credit Memo7003'],
    ]);
  });

  test('sorts its cards on a phone by a choice above them', async () => {
    page.width = 360;
    await payingItems();
    const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
    const sortBy = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort By' });
    const oldest = cards();
    expect(sortBy.value).toBe('dueDate');
    fireEvent.change(sortBy, { target: { value: 'type' } });
    expect([sortBy.value, cards()]).toEqual(['type', oldest.toSorted()]);
    fireEvent.change(sortBy, { target: { value: 'balance' } });
    expect(cards()[0]).toBe('Invoice 9001');
  });

  test('thousands of items do not make thousands of rows', async () => {
    const many = Array.from({ length: 3000 }, (_, place) => ({ ...invoice, arCode: `A${place}` }));
    await payingItems(many);
    expect(screen.getByRole('table', { name: 'Open Items' }).getAttribute('aria-rowcount')).toBe('3001');
    expect(screen.queryAllByRole('checkbox').length).toBeLessThan(100);
  });

  test.each([
    [unavailable(502, ''), 'Payment Service is unavailable. Please contact support.'],
    [failures.offline, 'Failed to load payment data. Please try again later.'],
  ])('shows why the items failed to load, and asks again', async (failure, text) => {
    const world = await payingItems([]);
    expect(screen.getByText('No Open A/R Items')).toBeTruthy();
    press('Check Again');
    expect(screen.getByText('Loading Open A/R...')).toBeTruthy();
    await world.fail(ITEMS, failure);
    expect(alerts()[0]).toContain(text);
  });
});

test('credits that pay for all of it ask for nothing, and are applied', async () => {
  const { answer, bodies, calls } = await payingItems();
  fireEvent.click(box('Invoice 9001'));
  press('Use My Credits');
  press('Continue');
  press('Continue');
  expect([
    screen.getByRole<HTMLInputElement>('radio', { name: /^Apply Credit/ }).checked,
    screen.queryByRole('textbox'),
  ]).toEqual([true, null]);
  press('Continue');
  press('Apply Credit');
  await expect.poll(bodies).toMatchObject([
    {
      body: {
        paymentType: 0,
        paymentAmount: 0,
        details: [{ amount: 100.1 }, { arCode: 'C1', detailType: 6, amount: -100.1 }],
      },
    },
  ]);
  expect(calls.some(({ call }) => call === TYPES)).toBe(false);
  await answer(PAY, { ...result, transactionId: null });
  expect(step('Receipt').textContent).toContain('Your credits were applied.');
});

test('shows where no payment is accepted', async () => {
  const { answer } = await payingItems();
  fireEvent.click(box('Invoice 9001'));
  press('Continue');
  press('Continue');
  await answer(TYPES, []);
  expect(alerts()[0]).toContain('No payment methods available');
});

describe('an eCheck', () => {
  const bank = { 'Routing Number': '011000015', 'Re-enter Routing Number': '011000015', 'Account Number': ACCOUNT };

  test('shows what is missing and what does not match, questions a routing number and accepts it', async () => {
    const { user, bodies } = await atMethod();
    await user.click(await screen.findByRole('radio', { name: /^eCheck/ }));
    await user.click(button('Continue'));
    expect([field('Account Number'), field('Routing Number')].map(foot)).toEqual([
      'Account Number is required',
      'Routing Number is required',
    ]);
    expect(field('Account Number').autocomplete).toBe('off');
    for (const [name, value] of Object.entries(bank)) enter(name, value);
    enter('Re-enter Account Number', '123');
    await user.click(button('Continue'));
    expect(foot(field('Re-enter Account Number'))).toBe('Account Numbers do not match');
    enter('Routing Number', '011000016');
    enter('Re-enter Routing Number', '011000016');
    enter('Re-enter Account Number', '1234 567 890');
    expect(foot(field('Routing Number'))).toBe('This is not a valid US routing number. Check the 9 digits.');
    fillBilling();
    await user.click(button('Continue'));
    expect(step('Review Payment').textContent).toContain('Bank account ending in 7890');
    press('Pay');
    await expect.poll(bodies).toMatchObject([
      {
        body: {
          paymentType: 2,
          paymentAmount: 100.1,
          bankAccount: { accountNumber: ACCOUNT, routingNumber: '011000016', bankName: null, checkNumber: null },
          address: { accountHolderName: 'Sam Shopper' },
        },
      },
    ]);
  });
});

describe('a payment by card', () => {
  test('is sent once however often the button is pressed, and its receipt shows what it paid', async () => {
    const { user, answer, bodies, leaving, entries } = await reviewed();
    expect(step('Review Payment').textContent).toContain('Visa ending in 1111');
    expect(button('Pay').textContent).toContain('Pay $100.10');
    await user.dblClick(button('Pay'));
    await user.click(button('Pay'));
    expect(bodies()).toMatchObject([
      {
        body: {
          paymentType: 1,
          paymentAmount: 100.1,
          details: [{ arCode: 'A1', detailType: 1, amount: 100.1 }],
          creditCard: { cardNumber: NUMBER, expirationDate: '1230', cvv2: '737' },
        },
      },
    ]);
    expect(leaving.getSnapshot().matches('guarded')).toBe(true);
    await answer(PAY, result);
    for (const part of [
      'Payment NumberP-1',
      'Amount$100.10',
      'Transaction NumberT-9',
      'Invoice 9001',
      'Visa ending in 1111',
      'We emailed the receipt to ana@oyster.example.',
      'Paid in full',
    ]) {
      expect(step('Receipt').textContent).toContain(part);
    }
    expect(button('Open Receipt')).toBeTruthy();
    expect([leaving.getSnapshot().matches('free'), entries.current(), { ...localStorage }]).toEqual([true, null, {}]);
    const done = screen.getByRole('link', { name: 'Done' });
    expect([done.getAttribute('href'), done.className.includes('primary')]).toEqual(['/account/payments', true]);
    press('Make Another Payment');
    await answer(ITEMS, openItems);
    expect(step('Select Payments').textContent).toContain('0 items selected');
  });

  test('that is declined leads back to the card, with every reason, and has its code typed again', async () => {
    const { user, answer, notices } = await reviewed();
    await user.click(button('Pay'));
    await answer(PAY, declined);
    expect(alerts()).toEqual(['Declined.Call your bank.']);
    expect(notices).toEqual([{ type: 'error', text: 'Declined. Call your bank.', about: 'payment' }]);
    expect([field('Card Number').value.replaceAll(' ', ''), field('CVV').value]).toEqual([NUMBER, '']);
  });

  test('of what another user has paid loads the account again, shows the changes and keeps the filled-in fields', async () => {
    const { user, answer, refuse } = await reviewed();
    await user.click(button('Pay'));
    await refuse(PAY, 409, { errors: ['Invoice 9001 was paid.'] });
    await answer(ITEMS, [credit, laterInvoice]);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(alerts()).toEqual([
      'Invoice 9001 was paid.Invoice 9001 is no longer open. It was removed from your selection.',
    ]);
    fireEvent.click(box('Invoice 9002'));
    press('Continue');
    press('Continue');
    expect(field('Card Number').value.replaceAll(' ', '')).toBe(NUMBER);
  });

  test('shows that the service is unavailable, and can be paid again', async () => {
    const { user, fail, bodies } = await reviewed();
    await user.click(button('Pay'));
    await fail(PAY, unavailable(502, 'Gateway down'));
    expect(alerts()).toEqual(['Payment Service is unavailable. Please contact support.']);
    await user.click(button('Pay'));
    expect(bodies()).toHaveLength(2);
  });

  test('is never called failed while its outcome is unknown, nor after a reload', async () => {
    const { user, fail, bodies } = await reviewed();
    await user.click(button('Pay'));
    await fail(PAY, unavailable(503, 'Not known yet.'));
    await fail(ASK, unavailable(503, 'Not known yet.'));
    expect([screen.getByRole('status').textContent, alerts()]).toMatchObject([
      expect.stringContaining('Your payment may already have been made.'),
      [],
    ]);
    document.body.replaceChildren();
    const reloaded = await payingItems();
    expect(screen.getByText('Checking on your payment. It will not be made twice.')).toBeTruthy();
    await reloaded.answer(ASK, { ...result, receiptEmail: null });
    expect(step('Receipt').textContent).not.toContain('emailed');
    expect(step('Receipt').textContent).toContain('Amount$100.10');
    expect([bodies().length, reloaded.bodies().length, { ...localStorage }]).toEqual([1, 0, {}]);
  });
});

test('no value of a card or an account is in any event, context, input or output, or kept by the browser', async () => {
  const seen: string[] = [];
  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type === '@xstate.event') seen.push(JSON.stringify(inspected.event));
    if (inspected.type === '@xstate.snapshot') seen.push(JSON.stringify(inspected.snapshot));
  };
  const { user, answer, fail } = await reviewed(inspect);
  await user.click(button('Pay'));
  expect(JSON.stringify({ ...localStorage })).toContain('accountPayment:');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/4111|737/);
  await answer(PAY, declined);
  await user.click(screen.getByRole('radio', { name: /^eCheck/ }));
  for (const name of ['Routing Number', 'Re-enter Routing Number']) enter(name, '011000015');
  for (const name of ['Account Number', 'Re-enter Account Number']) enter(name, ACCOUNT);
  await user.click(button('Continue'));
  await user.click(button('Pay'));
  await fail(PAY, failures.offline);
  await answer(ASK, result);
  const everything = seen.join('\n');
  expect(everything).toContain('"lastFour":"7890"');
  for (const secret of [NUMBER, '4111', '"737"', '1230', '12/30', ACCOUNT, '011000015']) {
    expect(everything).not.toContain(secret);
  }
});
