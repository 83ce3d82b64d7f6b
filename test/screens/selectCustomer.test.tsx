import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VirtuosoMockContext } from 'react-virtuoso';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Customer } from '#domain/customer/customer.ts';
import type { User } from '#domain/session/user.ts';
import { identifyMachine } from '#machines/access/identify/identifyMachine.ts';
import { type CustomerList, searchedCustomers } from '#machines/access/selectCustomer/customerList.ts';
import { selectCustomerMachine } from '#machines/access/selectCustomer/selectCustomerMachine.ts';
import type { Credentials, Greeting } from '#machines/app/session/session.ts';
import { sessionMachine } from '#machines/app/session/sessionMachine.ts';
import { shopMachine } from '#machines/app/shop/shopMachine.ts';
import type { Configuration } from '#machines/shop/shopper.ts';
import { SelectCustomerScreen } from '../../src/features/access/selectCustomer/SelectCustomerScreen.tsx';
import { configuration, environment, failures, greeting, oyster, rep, tide } from '../machines/samples.ts';
import { atOnce } from '../support/screens/atOnce.ts';
import { quietly } from '../support/walks/quietly.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { cue } from './cue.ts';

const abbey: Customer = {
  ...oyster,
  customerKey: 1003,
  customerCode: 'C1003',
  name: '静かな修道院',
  shiptos: [
    {
      id: 1,
      key: 'MAIN',
      isPrimary: true,
      name: 'Abbey',
      display: 'Abbey',
      address1: null,
      address2: null,
      city: 'Bath',
      state: 'ME',
      zip: null,
      county: null,
      contact: null,
      phone: null,
      deliveryTime: null,
      minimumOrderAmount: null,
      isValidZipCode: true,
    },
  ],
};
const everyone = [oyster, tide, abbey];

afterEach(cleanup);

/** A salesperson at the choice of a customer; with `previous` one who is switching. */
async function show(previous?: number) {
  const loadCustomers = cue<CustomerList>();
  const loadConfiguration = cue<Configuration>();
  const loadSite = cue<Greeting>();
  const loadUser = cue<User>();
  const revoked: unknown[] = [];
  const selecting = selectCustomerMachine.provide({ actors: { loadCustomers: loadCustomers.port } });
  const readCredentials = cue<Credentials>();
  const session = createActor(
    sessionMachine.provide({
      actors: {
        loadSite: loadSite.port,
        loadUser: loadUser.port,
        readCredentials: readCredentials.port,
        loadConfiguration: loadConfiguration.port,
        loadShop: atOnce as never,
        shop: quietly(shopMachine),
        identify: identifyMachine.provide({ actors: { selectCustomer: selecting } }),
      },
      actions: { revokeToken: (_, { token }) => revoked.push(token) },
    }),
    { input: { code: null, redirectUri: '', environment: environment() } },
  ).start();
  await loadSite.answer(greeting);
  await readCredentials.answer({ token: 'token-1', customerKey: previous ?? null, shipMethod: null });
  await loadUser.answer(rep);
  if (previous !== undefined) {
    await loadConfiguration.answer(configuration);
    act(() => session.send({ type: 'customer.unset' }));
  }
  const { identify } = session.getSnapshot().children;
  if (!identify) throw new Error('Nobody is asked to choose a customer.');
  renderPiece(
    <VirtuosoMockContext.Provider value={{ viewportHeight: 600, itemHeight: 75 }}>
      <SelectCustomerScreen identify={identify} session={session} />
    </VirtuosoMockContext.Provider>,
  );
  return { session, identify, loadCustomers, revoked, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const search = () => screen.getByRole('combobox', { name: 'Search by name or customer code' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const highlighted = () => document.getElementById(search().getAttribute('aria-activedescendant') ?? '')?.textContent;

async function showCustomers(previous?: number) {
  const world = await show(previous);
  await world.loadCustomers.answer(searchedCustomers(everyone));
  return world;
}

describe('Select Customer', () => {
  test('lists name, code and place, and the search has the focus', async () => {
    await showCustomers();
    expect(options()).toEqual(['The Gilded OysterC1001', 'Pine & Tide BistroC1002', '静かな修道院C1003Bath, ME']);
    expect(document.activeElement).toBe(search());
    expect(screen.getByRole('listbox', { name: 'Customers' }).id).toBe(search().getAttribute('aria-controls'));
  });

  test('finds by name and by code', async () => {
    const { user } = await showCustomers();
    await user.type(search(), 'c1002');
    expect(options()).toEqual(['Pine & Tide BistroC1002']);
    await user.clear(search());
    await user.type(search(), '修道');
    expect(options()).toEqual(['静かな修道院C1003Bath, ME']);
  });

  test('counts what was typed while the customers were loading', async () => {
    const { loadCustomers, user } = await show();
    await user.type(search(), 'pine');
    await loadCustomers.answer(searchedCustomers(everyone));
    expect(options()).toEqual(['Pine & Tide BistroC1002']);
  });

  test('Tab and Down move down, Shift+Tab and Up move up, and the focus stays in the search', async () => {
    const { user } = await showCustomers();
    await user.tab();
    expect(highlighted()).toBe('Pine & Tide BistroC1002');
    await user.keyboard('{ArrowDown}');
    expect(highlighted()).toBe('静かな修道院C1003Bath, ME');
    await user.tab({ shift: true });
    await user.keyboard('{ArrowUp}');
    expect(highlighted()).toBe('The Gilded OysterC1001');
    expect(document.activeElement).toBe(search());
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('The Gilded OysterC1001');
  });

  test('a held key moves at most every 100 ms', async () => {
    await showCustomers();
    fireEvent.keyDown(search(), { key: 'ArrowDown' });
    fireEvent.keyDown(search(), { key: 'ArrowDown', repeat: true });
    fireEvent.keyDown(search(), { key: 'ArrowDown', repeat: true });
    expect(highlighted()).toBe('Pine & Tide BistroC1002');
  });

  test('does not trap the focus: before the first and after the last customer Tab goes on, and Escape leaves', async () => {
    const { user } = await showCustomers();
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Log Out' }));
    act(() => search().focus());
    await user.keyboard('x{Escape}');
    expect([(search() as HTMLInputElement).value, document.activeElement]).toEqual(['', search()]);
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Log Out' }));
  });

  test('Enter chooses the highlighted customer, a click the one under the pointer', async () => {
    const first = await showCustomers();
    await first.user.keyboard('{ArrowDown}{Enter}');
    expect(first.session.getSnapshot().context.credentials.customerKey).toBe(1002);
    cleanup();
    const second = await showCustomers();
    await second.user.click(screen.getByText('静かな修道院'));
    expect(second.session.getSnapshot().context.credentials.customerKey).toBe(1003);
  });

  test("'No customers.' when no name matches, and the way back", async () => {
    const { user } = await showCustomers();
    await user.type(search(), 'zzz');
    expect(screen.getByText('No customers.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear Search' }));
    expect(options()).toHaveLength(3);
  });

  test('shows that the list failed to load, and requests it again', async () => {
    const { loadCustomers, user } = await show();
    await loadCustomers.fail(failures.offline);
    expect(screen.getByRole('alert').textContent).toContain('The customers could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await loadCustomers.answer(searchedCustomers(everyone));
    expect(options()).toHaveLength(3);
  });

  test('Cancel keeps the previous customer, and is offered only when there is one', async () => {
    await showCustomers();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    cleanup();
    const { session, user } = await showCustomers(1001);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(session.getSnapshot()).toMatchObject({
      value: 'configuring',
      context: { credentials: { customerKey: 1001 } },
    });
  });

  test('shows which customer is no longer assigned to the salesperson, and no longer offers to keep that customer', async () => {
    const { session, identify } = await showCustomers(1001);
    act(() => identify.send({ type: 'customer.keepPrevious' }));
    act(() => session.send({ type: 'customer.refused', customerKey: 1001 }));
    cleanup();
    const asked = session.getSnapshot().children.identify;
    if (!asked) throw new Error('Nobody is asked to choose a customer.');
    renderPiece(<SelectCustomerScreen identify={asked} session={session} />);
    expect(screen.getByRole('alert').textContent).toBe(
      'You no longer act for The Gilded Oyster. Choose another customer.',
    );
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  test('Log Out ends the session', async () => {
    const { session, revoked, user } = await showCustomers();
    await user.click(screen.getByRole('button', { name: 'Log Out' }));
    expect(session.getSnapshot().matches('unauthorized')).toBe(true);
    expect(revoked).toEqual(['token-1']);
  });
});
