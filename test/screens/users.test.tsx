import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { UserKind } from '#domain/users/shopUser.ts';
import { UsersScreen } from '../../src/screens/users/UsersScreen.tsx';
import { userDifferences } from '../../src/screens/users/userDifferences.ts';
import { changeOf, customerNamed, valuesOf } from '../../src/screens/users/userValues.ts';
import { newestUser, user, userPage } from '../machines/admin/userSamples.ts';
import { withWindow } from '../support/windowWidth.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { answer, child, quietAdmin } from './walks/quietShop.ts';

const page = withWindow();
beforeEach(() => {
  page.width = 1440;
});

function show() {
  const { shop, area } = quietAdmin({ type: 'users.enter' });
  renderPiece(<UsersScreen shop={shop} area={area} />);
  const users = child(area, 'users');
  act(() => answer(users, 'loadPage', userPage));
  return users;
}

function edit(id: number | null) {
  const users = show();
  act(() => users.send({ type: 'user.open', id }));
  if (id !== null) act(() => answer(users, 'loadUser', user));
  return child(users, 'userForm');
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () =>
  act(async () => fireEvent.submit(screen.getByLabelText('Name *').closest('form') as HTMLFormElement));
const sent = (form: ReturnType<typeof edit>) => form.getSnapshot().context.typed;
const { customers: _, ...read } = user;
const written = {
  ...{ username: read.username, name: read.name, email: read.email, type: read.type, menu: read.menu },
  ...{ settings: read.settings, customersAdded: [], customersRemoved: [], isInvited: false },
};

test('users are listed with type, customers and state, and with what can be done about each', () => {
  show();
  const rows = screen.getAllByRole('row').slice(1);
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(cells).toEqual([
    [
      ...['Bo Larsenbobo@oyster.example', 'Salesperson', 'Quiet Abbey and 1 more', 'Enabled'],
      'Change: Bo LarsenInvite: Bo LarsenDisable: Bo Larsen',
    ],
    [
      ...['Cy Moreaubobo@oyster.example', 'Salesperson', 'Quiet Abbey and 1 more', 'Disabled'],
      'Change: Cy MoreauEnable: Cy Moreau',
    ],
  ]);
});

test('who types a search and clicks at once opens what was clicked', () => {
  const users = show();
  fireEvent.change(screen.getByLabelText('Search Users'), { target: { value: 'bo' } });
  expect(users.getSnapshot().matches({ browsing: 'pausing' })).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Change: Bo Larsen' }));
  act(() => answer(users, 'loadUser', user));
  expect(screen.getByText('Who It Is')).toBeTruthy();
});

describe('the form of a user', () => {
  test('sends what stands in it as it is: customers, menu and settings, each as it was read', async () => {
    const form = edit(user.id);
    await submit();
    expect(sent(form)).toEqual(written);
  });

  test('takes away a page and says what goes with it, gives a customer and takes one, and lets a setting differ or follow', async () => {
    const form = edit(user.id);
    expect(field('Categories').getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText('Earlier orders with their documents, and ordering one of them again.')).toBeTruthy();
    type('Order History', 'hidden');
    type('May change prices', '');
    type('Prices are hidden', 'false');
    fireEvent.click(screen.getByRole('button', { name: 'Remove Quiet Abbey' }));
    await submit();
    expect(sent(form)?.menu).toContainEqual({ key: 'OrderHistory', isVisible: false, isLocked: false });
    expect(sent(form)).toMatchObject({
      customersAdded: [],
      customersRemoved: [1003],
      settings: { hidePricing: false, creditCardSettings: { phoneRequired: true } },
    });
    expect(sent(form)?.settings.canChangePrice).toBeUndefined();
  });

  test('says what is missing of a new one before it is sent, who has neither panel and gets a letter once he has an address', async () => {
    const form = edit(null);
    const letter = () => screen.getByRole<HTMLInputElement>('checkbox');
    expect(letter().disabled).toBe(true);
    await submit();
    for (const text of [/^Give the user a username/, /^Give the user a name/, /needs one customer/]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(sent(form)).toBeNull();
    type('Name *', 'Di Ortiz');
    type('Email Address', 'di@harbor.example');
    type('Add a Customer', 'walk-in');
    expect([letter().disabled, letter().checked]).toEqual([false, true]);
    await submit();
    expect(sent(form)).toMatchObject({ name: 'Di Ortiz', username: '', customersAdded: [0] });
    expect(sent(form)?.menu.map(({ key, isVisible }) => [key, isVisible])).toEqual([
      ['AdminPanel', false],
      ['EditLandingPage', false],
    ]);
    expect(sent(form)?.isInvited).toBe(true);
  });
});

test('of a consumer no customer is sent, of a customer’s user one', () => {
  const values = valuesOf(user);
  const customersOf = (type: UserKind) => {
    const { customersAdded, customersRemoved } = changeOf({ ...values, type }, user);
    return { customersAdded, customersRemoved };
  };
  expect(customersOf('consumer')).toEqual({ customersAdded: [], customersRemoved: [] });
  expect(customersOf('customer')).toEqual({ customersAdded: [1003], customersRemoved: [] });
});

test('of a salesperson only the customers that change are sent, however many he has', () => {
  const customers = Array.from({ length: 5000 }, (_, place) => {
    const customerKey = 2000 + place;
    return { customerKey, customerCode: `C${customerKey}`, name: `Customer ${place}` };
  });
  const serving = { ...user, customers };
  const values = valuesOf(serving);
  const another = { customerKey: 9999, customerCode: 'C9999', name: 'Late Diner' };
  expect(changeOf({ ...values, customers: [...customers.slice(1), another] }, serving)).toMatchObject({
    customersAdded: [9999],
    customersRemoved: [2000],
  });
  expect(changeOf(values, newestUser).customersRemoved).toEqual([1003, 0]);
});

test('a text that was taken away for a user stays so when another field is changed', () => {
  const silent = { ...user, settings: { checkoutMessage: null } };
  expect(changeOf(valuesOf(silent), silent).settings).toEqual({ checkoutMessage: null });
});

test('a customer is meant by name with code or by the code, and by nothing else', () => {
  const found = [{ customerKey: 7, customerCode: 'C7', name: 'Harbor' }];
  const meant = ['Harbor · C7', ' c7 ', 'Harbor', ''].map((text) => customerNamed(text, found)?.customerKey);
  expect(meant).toEqual([7, 7, undefined, undefined]);
});

test('what differs from what somebody else saved stands side by side, and nothing else', () => {
  const theirs = { ...newestUser, settings: { ...user.settings, canChangePrice: false, requiredPO: true } };
  expect(userDifferences(valuesOf(user), theirs)).toEqual([
    { name: 'Name', mine: 'Bo Larsen', theirs: 'Bo Larsen-Quint' },
    { name: 'May change prices', mine: 'Yes', theirs: 'No' },
    { name: 'P.O. number is required', mine: 'As the customer and the site', theirs: 'Yes' },
  ]);
});

test('of thousands of customers those stand side by side that only one of the two has', () => {
  const customers = Array.from({ length: 5000 }, (_, place) => ({
    ...{ customerKey: 2000 + place, customerCode: `C${2000 + place}`, name: `Customer ${2000 + place}` },
  }));
  const mine = { ...valuesOf(user), customers: customers.slice(0, 4999) };
  expect(userDifferences(mine, { ...user, customers: customers.slice(20) })).toEqual([
    {
      name: 'Customers',
      mine: [...customers.slice(0, 8).map(({ name, customerCode }) => `${name} · ${customerCode}`), 'and 12 more'].join(
        '\n',
      ),
      theirs: 'Customer 6999 · C6999',
    },
  ]);
});
