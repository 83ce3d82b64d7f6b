import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SimulatedClock } from 'xstate';
import { differencesBetween } from '#domain/fields/differences.ts';
import type { ShopUser, UserKind, UserRow } from '#domain/users/shopUser.ts';
import { USER_FIELDS } from '#domain/users/userFields.ts';
import { usersMachine } from '#machines/admin/users/usersMachine.ts';
import { UsersScreen } from '../../src/features/admin/users/UsersScreen.tsx';
import {
  changeOf,
  customerNamed,
  shownUser,
  type UserValues,
  valuesOf,
} from '../../src/features/admin/users/userValues.ts';
import { newestUser, user, userPage } from '../machines/admin/userSamples.ts';
import { isBlocked, reasonOf } from '../support/screens/blocked.ts';
import { withWindow } from '../support/screens/windowWidth.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { answer, child, quietFlow } from '../support/screens/quietShop.ts';

const page = withWindow();
beforeEach(() => {
  page.width = 1440;
});

/** Time that passes for the page on screen. */
let clock: SimulatedClock;
let onPage: ReturnType<typeof show>;

function show(listed = userPage) {
  const users = quietFlow(usersMachine);
  renderPiece(<UsersScreen flows={{ users }} />);
  clock = users.clock as SimulatedClock;
  act(() => answer(users, 'loadPage', listed));
  onPage = users;
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
const shownCustomers = () => {
  const list = screen.queryByRole('list', { name: 'Assigned customers' });
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    : [];
};
const sent = (form: ReturnType<typeof edit>) => form.getSnapshot().context.typed;
const { customers: _, ...read } = user;
const written = {
  ...{ username: read.username, name: read.name, email: read.email, type: read.type, menu: read.menu },
  ...{ language: read.language, settings: read.settings, customersAdded: [], customersRemoved: [], isInvited: false },
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

test('typing a search and clicking at once opens the clicked user', () => {
  const users = show();
  fireEvent.change(screen.getByLabelText('Search Users'), { target: { value: 'bo' } });
  expect(users.getSnapshot().matches({ browsing: 'pausing' })).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Change: Bo Larsen' }));
  act(() => answer(users, 'loadUser', user));
  expect(screen.getByText('User Details')).toBeTruthy();
});

describe('the form of a user', () => {
  test('sends its fields unchanged: customers, menu and settings, each as it was read', async () => {
    const form = edit(user.id);
    await submit();
    expect(sent(form)).toEqual(written);
  });

  test('removes a page and shows what is removed with it, adds and removes a customer, and lets a setting differ or follow', async () => {
    const form = edit(user.id);
    expect(field('Categories').getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText('Past orders, their documents and reordering.')).toBeTruthy();
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

  test('shows what is missing of a new user before it is sent, who has neither panel and gets an email once there is an address', async () => {
    const form = edit(null);
    const email = () => screen.getByRole<HTMLInputElement>('checkbox');
    expect(reasonOf(email())).toBe('Enter an email address first.');
    await submit();
    for (const text of [/^Enter a username/, /^Enter a name/, /Choose a customer for this user/]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(sent(form)).toBeNull();
    type('Name *', 'Di Ortiz');
    type('Email Address', 'di@harbor.example');
    type('Add a Customer', 'walk-in');
    expect(shownCustomers()).toEqual([]);
    fireEvent.blur(field('Add a Customer'));
    expect([isBlocked(email()), email().checked]).toEqual([false, true]);
    await submit();
    expect(sent(form)).toMatchObject({ name: 'Di Ortiz', username: '', customersAdded: [0] });
    expect(sent(form)?.menu.map(({ key, isVisible }) => [key, isVisible])).toEqual([
      ['AdminPanel', false],
      ['EditLandingPage', false],
    ]);
    expect(sent(form)?.isInvited).toBe(true);
  });
});

describe('what a user has by default', () => {
  const first = (label: string) => field(label).querySelector('option')?.textContent;

  test("is shown for each setting: the site's value, in the words of the choice or as its text", () => {
    edit(user.id);
    expect(first('May change prices')).toBe('No (site default)');
    expect(first('P.O. number is required')).toBe('Yes (site default)');
    expect(first('Quantities that aren’t a multiple')).toBe('Reject and show the multiple (site default)');
    expect(first('Card: phone is required')).toBe('No (site default)');
    expect(field('Quantity total label').placeholder).toBe('Total Order Quantity (site default)');
    expect(field('Message before checkout').placeholder).toBe('None (site default)');
  });

  test('is shown to a new one, too, and left out where it failed to load', () => {
    edit(null);
    expect(first('P.O. number is required')).toBe('Yes (site default)');
    cleanup();
    const users = show({ ...userPage, site: null });
    act(() => users.send({ type: 'user.open', id: null }));
    expect(first('P.O. number is required')).toBe('Site default');
  });
});

describe('the only user with access to the admin pages', () => {
  const admin = { ...user, isAdmin: true, isLastAdmin: true };
  const row = { ...userPage.rows[0], isAdmin: true, isLastAdmin: true } as UserRow;

  test('cannot be disabled, and the reason is beside the button', () => {
    show({ ...userPage, rows: [row] });
    const disable = screen.getByRole<HTMLButtonElement>('button', { name: /^Disable/ });
    expect(reasonOf(disable)).toBe('The only user who can open the admin pages');
  });

  test('can neither become a consumer nor lose the panel; another admin can', () => {
    const locked = (opened: ShopUser) => {
      const users = show();
      act(() => users.send({ type: 'user.open', id: user.id }));
      act(() => answer(users, 'loadUser', opened));
      const kinds = [...field('Type').querySelectorAll('option')].map(({ value }) => value);
      return [isBlocked(field('Admin panel')), isBlocked(field('Categories')), kinds.includes('consumer')];
    };
    expect(locked(admin)).toEqual([true, false, false]);
    expect(screen.getByText(/it stays\.$/)).toBeTruthy();
    cleanup();
    expect(locked({ ...admin, isLastAdmin: false })).toEqual([false, false, true]);
  });
});

describe('a customer that is typed', () => {
  const found = [
    { customerKey: 10, customerCode: 'C10', name: 'Harbor' },
    { customerKey: 108, customerCode: 'C108', name: 'Resort' },
  ];
  const add = 'Add a Customer';

  test('by the beginning of a code is not mistaken for another one; Enter chooses the exact match and sends nothing', async () => {
    const form = edit(user.id);
    type(add, 'C1');
    act(() => clock.increment(250));
    act(() => answer(child(onPage, 'customerSearch'), 'findCustomers', found));
    type(add, 'C10');
    type(add, 'C108');
    fireEvent.keyDown(field(add), { key: 'Enter' });
    expect(shownCustomers()).toEqual(['Quiet Abbey · C1003', 'Walk-In · WALK-IN', 'Resort · C108']);
    expect([field(add).value, sent(form)]).toEqual(['', null]);
  });

  test('and is not among the results is not ignored silently', async () => {
    const form = edit(user.id);
    type(add, 'Nobody');
    await submit();
    expect(screen.getByText('Choose a customer from the list, or leave the field empty.')).toBeTruthy();
    expect([sent(form), document.activeElement]).toEqual([null, field(add)]);
    type(add, '');
    await submit();
    expect(sent(form)).toEqual(written);
  });

  test('is not called wrong while it is being typed, and a failed look-up shows that', async () => {
    edit(user.id);
    type(add, 'Nobody');
    await submit();
    type(add, 'Nobody else');
    expect(field(add).getAttribute('aria-invalid')).toBeNull();
    act(() => clock.increment(250));
    const unanswered = { type: 'xstate.error.actor.findCustomers', actorId: 'findCustomers', error: null };
    act(() => child(onPage, 'customerSearch').send(unanswered as never));
    fireEvent.blur(field(add));
    expect(field(add).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Customer search failed. Keep typing to try again.')).toBeTruthy();
  });

  test('and is removed again gives the focus to the next one, the last of them to the field', () => {
    edit(user.id);
    const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
    remove('Quiet Abbey').focus();
    fireEvent.click(remove('Quiet Abbey'));
    expect(document.activeElement).toBe(remove('Walk-In'));
    fireEvent.click(remove('Walk-In'));
    expect(document.activeElement).toBe(field(add));
  });
});

test('the focus goes to the form by the name of the user, and back to the user once it is closed', () => {
  const users = show();
  const change = () => screen.getByRole('button', { name: 'Change: Bo Larsen' });
  change().focus();
  fireEvent.click(change());
  act(() => answer(users, 'loadUser', user));
  expect(document.activeElement?.textContent).toBe('Bo Larsen');
  fireEvent.click(screen.getByRole('button', { name: 'All Users' }));
  expect(document.activeElement).toBe(change());
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

test('of a salesperson only the changed customers are sent, however many there are', () => {
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

test('a text that was removed for a user stays so when another field is changed', () => {
  const silent = { ...user, settings: { checkoutMessage: null } };
  expect(changeOf(valuesOf(silent), silent).settings).toEqual({ checkoutMessage: null });
});

test('a customer is found by name with code, by the complete code alone, and by nothing else', () => {
  const found = [{ customerKey: 7, customerCode: 'C7', name: 'Harbor' }];
  const meant = (isTyped: boolean) =>
    ['Harbor · C7', ' c7 ', 'Harbor', ''].map((text) => customerNamed(text, found, { isTyped })?.customerKey);
  expect(meant(true)).toEqual([7, 7, undefined, undefined]);
  expect(meant(false)).toEqual([7, undefined, undefined, undefined]);
});

const userDifferences = (values: UserValues, theirs: ShopUser) =>
  differencesBetween(USER_FIELDS, shownUser(values, theirs), theirs);

test("differences from another admin's save are side by side, and nothing else", () => {
  const theirs = { ...newestUser, settings: { ...user.settings, canChangePrice: false, requiredPO: true } };
  expect(userDifferences(valuesOf(user), theirs)).toEqual([
    { name: 'Name', mine: 'Bo Larsen', theirs: 'Bo Larsen-Quint' },
    { name: 'May change prices', mine: 'Yes', theirs: 'No' },
    { name: 'P.O. number is required', mine: 'Site default', theirs: 'Yes' },
  ]);
});

test('of thousands of customers only the differing ones are side by side', () => {
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
