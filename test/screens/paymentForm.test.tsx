import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ISSUERS } from '#domain/payment/issuers.ts';
import type { PaymentSummary } from '#domain/payment/summary.ts';
import { createCardEntries } from '../../src/payment/cardEntries.ts';
import { PaymentForm, type PaymentFormProps } from '../../src/payment/PaymentForm.tsx';
import { PaymentFormPart } from '../../src/payment/PaymentFormPart.tsx';
import { terms } from '../domain/cardSamples.ts';
import { renderPiece } from './components/renderPiece.tsx';

afterEach(cleanup);

const delivery = {
  name: 'Ada Shore',
  address1: '1 Pier Road',
  city: 'Portland',
  state: 'me',
  zip: '04101',
  phone: '2075550142',
};
const VISA = '4111 1111 1111 1111';

type Change = Partial<PaymentFormProps>;

function show(start: Change = {}, Form: ComponentType<PaymentFormProps> = PaymentForm) {
  const entries = createCardEntries();
  const callbacks = { continued: [] as PaymentSummary[], back: vi.fn(), changed: vi.fn() };
  let change: (props: Change) => void = () => undefined;
  function Page() {
    const [props, setProps] = useState<Change>(start);
    change = (now) => act(() => setProps((before) => ({ ...before, ...now })));
    return (
      <Form
        settings={terms.settings}
        accepted={terms.accepted}
        testNumbers={null}
        today={terms.today}
        billing={delivery}
        problem={null}
        isShown
        entries={entries}
        onContinue={(summary) => callbacks.continued.push(summary)}
        onBack={callbacks.back}
        onChange={callbacks.changed}
        {...props}
      />
    );
  }
  const view = renderPiece(<Page />);
  return { entries, ...callbacks, view, change: (props: Change) => change(props), user: userEvent.setup() };
}

function cardIn(entries: ReturnType<typeof createCardEntries>) {
  const entry = entries.current()?.read();
  return entry && 'card' in entry ? entry.card : null;
}

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
const state = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'State / Province' });
const foot = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
const button = (name: string) => screen.getByRole('button', { name });
const enter = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const leave = (label: string, value: string) => {
  enter(label, value);
  fireEvent.blur(field(label));
  return foot(field(label));
};
const fillCard = (number = VISA, date = '05/27', cvv = '123') => {
  enter('Card Number', number);
  enter('Expiration Date', date);
  enter('CVV', cvv);
};
const nothingAsked = {
  addressRequired: false,
  ccV2Required: false,
  holderNameRequired: false,
  phoneRequired: false,
  isTestTransaction: false,
};

describe('the card', () => {
  test('shows the error of its number, once it was left', () => {
    show({ accepted: [ISSUERS.Visa] });
    expect(leave('Card Number', '4111 1111 1111 1112')).toBe('Card Number is invalid');
    const numbers = [
      '',
      '4',
      '5555 5555 5555 4444',
      '2014 0000 0000 009',
      '4222222222222',
      '4111 1111 1111 111l',
      VISA,
    ];
    expect(numbers.map((number) => leave('Card Number', number))).toEqual([
      'Card Number is a required field',
      'Card Number is incomplete, or Card Issuer is unknown',
      'Card is from an unaccepted Issuer',
      'Card is from an unaccepted Issuer',
      'Card Number has the wrong length',
      'Card numbers contain only digits. Spaces and dashes are allowed.',
      '',
    ]);
  });

  test('shows no error for a number that is still being typed', async () => {
    const { user } = show();
    await user.type(field('Card Number'), '41');
    expect([foot(field('Card Number')), field('Card Number').ariaInvalid]).toEqual(['', null]);
  });

  test('shows the errors of its date and its CVV', () => {
    show();
    expect(['', '1327', '02/26', '3/26'].map((date) => leave('Expiration Date', date))).toEqual([
      'Expiration Date is a required field',
      'Expiration Date is invalid',
      'Card is expired',
      '',
    ]);
    expect(['12', ''].map((cvv) => leave('CVV', cvv))).toEqual(['CVV has 3 or 4 digits', 'CVV is a required field']);
  });

  test('is spaced as its issuer spaces it while it is typed, and named', async () => {
    const { user } = show();
    await user.type(field('Card Number'), '378282246310005');
    expect(field('Card Number').value).toBe('3782 822463 10005');
    expect(screen.getByRole('status').textContent).toContain('American Express');
    await user.clear(field('Card Number'));
    expect(screen.getByRole('status').textContent).toBe('');
    await user.type(field('Card Number'), '4111111111111111');
    expect([field('Card Number').value, screen.getByRole('status').textContent]).toEqual([VISA, 'Visa']);
  });

  test('is filled in by the browser in whatever form it is stored there', () => {
    const { entries } = show();
    fillCard('4111111111111111', '05/2027');
    fireEvent.blur(field('Expiration Date'));
    expect([field('Card Number').value, field('Expiration Date').value]).toEqual([VISA, '05/27']);
    expect(cardIn(entries)).toEqual({
      cardNumber: '4111111111111111',
      expirationDate: '0527',
      cvv2: '123',
    });
    const tokens = ['Card Number', 'Expiration Date', 'CVV', 'Name on Card', 'Address Line 1', 'ZIP Code', 'Phone'];
    expect(tokens.map((label) => field(label).getAttribute('autocomplete'))).toEqual([
      'cc-number',
      'cc-exp',
      'cc-csc',
      'cc-name',
      'billing address-line1',
      'billing postal-code',
      'billing tel-national',
    ]);
    expect(['Card Number', 'Expiration Date', 'CVV'].map((label) => field(label).inputMode)).toEqual([
      'numeric',
      'numeric',
      'numeric',
    ]);
  });

  test('gets the slash of its date by itself', async () => {
    const { user } = show();
    await user.type(field('Expiration Date'), '0527');
    expect(field('Expiration Date').value).toBe('05/27');
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(field('Expiration Date').value).toBe('0');
  });

  test("shows where its CVV is, and its issuer's name for it", () => {
    show();
    const labels = [VISA, '5555 5555 5555 4444', '3782 822463 10005', ''].map((number) => {
      enter('Card Number', number);
      return [field('CVV').labels?.[0]?.textContent, foot(field('CVV'))];
    });
    expect(labels).toEqual([
      ['CVV *', '3 digits on the back'],
      ['CVV (CVC) *', '3 digits on the back'],
      ['CVV (CID) *', '4 digits on the front'],
      ['CVV *', '3 or 4 digits'],
    ]);
    enter('Card Number', VISA);
    expect(leave('CVV', '1234')).toBe('CVV has 3 digits');
    enter('Card Number', '3782 822463 10005');
    expect(foot(field('CVV'))).toBe('4 digits on the front');
  });

  test('is known by whose it may be before it is typed; eChecks and enRoute are not among them', () => {
    show({ accepted: [ISSUERS.Visa, ISSUERS.AmericanExpress, ISSUERS.DinersClub, ISSUERS.enRoute, ISSUERS.eCheck] });
    const cards = within(screen.getByRole('list', { name: 'Accepted Cards' })).getAllByRole('listitem');
    expect(cards.map((card) => card.querySelector('span span:last-child')?.textContent ?? card.textContent)).toEqual([
      'Visa',
      'American Express',
      'Diners Club',
    ]);
  });

  test('is a test card in test mode, with a note that names one', () => {
    const { change } = show({
      accepted: [ISSUERS.AmericanExpress],
      testNumbers: ['4111111111111111', '378282246310005'],
    });
    const hint = 'Test mode: use 3782 822463 10005. You won’t be charged.';
    expect(screen.getByText(/^Test mode/).textContent).toBe(hint);
    expect(leave('Card Number', '3714 496353 98431')).toBe('This is not a test card.');
    change({ testNumbers: null });
    expect([screen.queryByText(/^Test mode/), foot(field('Card Number'))]).toEqual([null, '']);
  });
});

describe('whose card it is', () => {
  test('is filled in with the known values, and can be changed', async () => {
    const { user, entries } = show();
    fillCard();
    expect(screen.getByText(/^Filled in from your delivery address/)).toBeTruthy();
    expect([field('Address Line 1').value, state().value, field('Phone').value]).toEqual([
      '1 Pier Road',
      'ME',
      '(207) 555-0142',
    ]);
    await user.clear(field('Address Line 1'));
    await user.type(field('Address Line 1'), '7 Harbor Lane');
    await user.selectOptions(state(), 'NH');
    await user.clear(field('ZIP Code'));
    await user.type(field('ZIP Code'), '038011234{Tab}');
    expect(field('ZIP Code').value).toBe('03801-1234');
    expect(entries.current()?.read()?.billing).toEqual({
      accountHolderName: 'Ada Shore',
      address1: '7 Harbor Lane',
      address2: null,
      city: 'Portland',
      state: 'NH',
      zip: '03801-1234',
      country: 'US',
      phone: '2075550142',
      email: null,
    });
  });

  test('follows the delivery address where it was not changed', () => {
    const { change } = show();
    enter('City', 'South Portland');
    change({ billing: { ...delivery, address1: '9 Isle Road', city: 'Chebeague', zip: '04017' } });
    expect(['Address Line 1', 'City', 'ZIP Code'].map((label) => field(label).value)).toEqual([
      '9 Isle Road',
      'South Portland',
      '04017',
    ]);
  });

  test('shows what is missing or wrong, field by field', async () => {
    const { user } = show({ billing: {}, settings: { ...terms.settings, phoneRequired: true } });
    expect(screen.queryByText(/^Filled in/)).toBeNull();
    await user.click(button('Continue'));
    const labels = ['Name on Card', 'Address Line 1', 'City', 'ZIP Code', 'Phone'];
    expect([...labels.map((label) => foot(field(label))), foot(state())]).toEqual([
      'Name is a required field',
      'Address Line 1 is a required field',
      'City is a required field',
      'ZIP Code is required',
      'Phone is a required field',
      'State / Province is a required field',
    ]);
    expect(leave('Name on Card', 'Ada')).toBe('Please enter first and last name');
    expect(leave('City', 'x'.repeat(21))).toBe('City can have at most 20 characters');
    expect(leave('ZIP Code', '0410')).toBe('ZIP Code has 5 to 10 characters');
    expect(leave('Phone', '207')).toBe('Phone number format (###) ###-#### Ext ######');
    expect(leave('Email', 'ada@')).toBe('Enter an email address such as name@example.com.');
  });

  test('requires only what the settings do, and marks the rest as optional', async () => {
    const { user, continued } = show({
      settings: nothingAsked,
      billing: { city: 'Portland', state: 'ME', zip: '04101' },
    });
    const optional = ['Name on Card', 'Address Line 1', 'Address Line 2', 'Phone', 'Email'];
    expect(optional.map((label) => [foot(field(label)), field(label).ariaRequired])).toEqual(
      optional.map(() => ['Optional', null]),
    );
    expect(foot(field('CVV'))).toBe('Optional, 3 or 4 digits');
    expect(['Card Number', 'Expiration Date', 'City', 'ZIP Code'].map((label) => field(label).ariaRequired)).toEqual([
      'true',
      'true',
      'true',
      'true',
    ]);
    fillCard(VISA, '0527', '');
    await user.click(button('Continue'));
    await waitFor(() => expect(continued).toEqual([{ issuer: ISSUERS.Visa, lastFour: '1111' }]));
  });

  test.each([
    ['ccV2Required', 'CVV', 'CVV is a required field'],
    ['holderNameRequired', 'Name on Card', 'Name is a required field'],
    ['addressRequired', 'Address Line 1', 'Address Line 1 is a required field'],
    ['phoneRequired', 'Phone', 'Phone is a required field'],
  ])('with %s cannot go on without %s', async (setting, label, problem) => {
    const { user, continued } = show({
      settings: { ...nothingAsked, [setting]: true },
      billing: { city: 'Portland', state: 'ME', zip: '04101' },
    });
    fillCard(VISA, '0527', '');
    await user.click(button('Continue'));
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    expect([foot(field(label)), field(label).ariaRequired, continued]).toEqual([problem, 'true', []]);
  });
});

describe('the form', () => {
  test('continues with the issuer and the last four digits, and nothing else of the card', async () => {
    const { user, continued, changed } = show();
    fillCard('3782 822463 10005', '5/27', '1234');
    expect(changed).toHaveBeenCalled();
    await user.click(button('Continue'));
    await waitFor(() => expect(continued).toEqual([{ issuer: ISSUERS.AmericanExpress, lastFour: '0005' }]));
  });

  test('does not go on with anything wrong, and puts the focus at the first of it', async () => {
    const { user, continued, entries } = show({ billing: { ...delivery, zip: '' } });
    fillCard(VISA, '01/26');
    await user.click(button('Continue'));
    await waitFor(() => expect(document.activeElement).toBe(field('Expiration Date')));
    expect([foot(field('Expiration Date')), foot(field('ZIP Code'))]).toEqual([
      'Card is expired',
      'ZIP Code is required',
    ]);
    enter('Expiration Date', '05/27');
    await user.click(button('Continue'));
    await waitFor(() => expect(document.activeElement).toBe(field('ZIP Code')));
    expect([continued, entries.current()?.read()]).toEqual([[], null]);
  });

  test('goes back whatever was typed', async () => {
    const { user, back, continued } = show();
    enter('Card Number', '4');
    await user.click(button('Back'));
    expect([back.mock.calls.length, continued, field('Card Number').value]).toEqual([1, [], '4']);
  });

  test('keeps the typed text while it is hidden, and returns it when it is sent', () => {
    const { change, entries } = show();
    fillCard();
    change({ isShown: false });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(cardIn(entries)?.cardNumber).toBe('4111111111111111');
    change({ isShown: true });
    expect([field('Card Number').value, field('CVV').value]).toEqual([VISA, '123']);
  });

  test('clears the security code alone, and asks for it without calling it wrong', async () => {
    const { change, entries, user } = show();
    fillCard();
    await user.click(button('Continue'));
    change({ isShown: false });
    act(() => entries.current()?.clearCode());
    change({ isShown: true });
    expect(['Card Number', 'Expiration Date', 'CVV', 'Name on Card'].map((label) => field(label).value)).toEqual([
      VISA,
      '05/27',
      '',
      'Ada Shore',
    ]);
    expect([foot(field('CVV')), entries.current()?.read()]).toEqual(['3 digits on the back', null]);
  });

  test('shows why the card was declined where the focus is, each time again', () => {
    const { change } = show({ isShown: false, problem: 'The card was declined.' });
    expect(screen.queryByRole('alert')).toBeNull();
    change({ isShown: true });
    expect([screen.getByRole('alert').textContent, document.activeElement]).toEqual([
      'The card was declined.',
      screen.getByRole('alert'),
    ]);
    act(() => field('CVV').focus());
    change({ problem: 'The card has no money left.' });
    expect([screen.getByRole('alert').textContent, document.activeElement]).toEqual([
      'The card has no money left.',
      screen.getByRole('alert'),
    ]);
    act(() => field('CVV').focus());
    change({ isShown: false });
    change({ isShown: true });
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  test('can be read for as long as it is on its page', () => {
    const { entries, view } = show();
    expect(entries.current()).not.toBeNull();
    view.unmount();
    expect(entries.current()).toBeNull();
  });

  test('leaves nothing of the card anywhere but in its fields', async () => {
    const numbers = vi.spyOn(console, 'log');
    const { view, user } = show();
    fillCard(VISA, '05/27', '987');
    await user.click(button('Continue'));
    const secrets = ['4111', '1111 1111', '987', '05/27', '0527'];
    const ids = /\b_r_\w+_(?:-foot)?/g;
    const places = [...view.container.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name }) => !(element instanceof HTMLInputElement && name === 'value'))
        .map(({ value }) => value.replaceAll(ids, '')),
    );
    const kept = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), window.location.href];
    const shown = view.container.textContent ?? '';
    expect(secrets.filter((secret) => [...places, ...kept, shown].some((place) => place.includes(secret)))).toEqual([]);
    expect(numbers).not.toHaveBeenCalled();
  });

  test('loads as a separate part', async () => {
    show({}, PaymentFormPart);
    expect(await screen.findByRole('textbox', { name: 'Card Number' })).toBeTruthy();
  });
});
