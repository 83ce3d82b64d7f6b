import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { mayListAllProducts, offeredReports } from '#domain/report/reportDraft.ts';
import { REPORTS } from '#domain/report/reports.ts';
import { mayChooseColours } from '#domain/settings/mayChooseColours.ts';
import { isAvailable, MENU_KEYS, type MenuItem, type MenuKey } from '#domain/settings/menu.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { sessionMachine } from '#machines/app/session/sessionMachine.ts';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { noticesMachine } from '#machines/notices/noticesMachine.ts';
import { listRule } from '#machines/shop/shopper.ts';
import { App } from '../../src/app/App.tsx';
import { isAccessPage } from '../../src/app/access/access.tsx';
import { findPlace, openPlace, PLACES } from '../../src/app/areas/places.ts';
import { menuGroups } from '../../src/app/frame/sideMenu.tsx';
import { redirectFor, shopOf } from '../../src/app/navigation.ts';
import { ShopFrame } from '../../src/app/shopLoader.ts';
import {
  chef,
  configuration,
  environment,
  greeting,
  guestConfiguration,
  guestGreeting,
  rep,
} from '../machines/samples.ts';
import { quietly } from '../support/walks/quietly.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { answer, quietProblems } from '../support/screens/quietShop.ts';
import { noAccess } from './noAccess.ts';
import { cardRows, choiceRows, menuRows, routeRows, type TableRow, type TableUser, USERS } from './specifiedMenu.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

type SignedIn = Exclude<TableUser, 'Public'>;
const SIGNED_IN = USERS.filter((user): user is SignedIn => user !== 'Public');
const ADMINISTRATION: readonly MenuKey[] = ['AdminPanel', 'EditLandingPage'];
const STATES = { hidden: { isVisible: false, isLocked: false }, locked: { isVisible: true, isLocked: true } } as const;
type State = keyof typeof STATES;

/** Everything that the user may have; the storefront itself denies consumers some keys, whatever their menu has. */
function menuOf(user: SignedIn, closed?: MenuKey, state: State = 'hidden'): MenuItem[] {
  return MENU_KEYS.map((key) => {
    if (key === closed) return { key, ...STATES[state] };
    const isTheirs = user === 'Admin' || user === 'Consumer' || !ADMINISTRATION.includes(key);
    return { key, isVisible: isTheirs, isLocked: false };
  });
}

function settingsOf(user: SignedIn, menu: MenuItem[]): UserSettings {
  return { ...configuration.settings, sessionType: user === 'Consumer' ? 'Consumer' : 'Normal', menu };
}

/** Made once: many visits are made here. */
const quietMachine = quietly(sessionMachine);

function visit(code: string | null = null) {
  const input = { code, redirectUri: '', environment: environment() };
  return createActor(quietMachine, { input, clock: new SimulatedClock() }).start();
}

function signedIn(user: SignedIn, menu: MenuItem[]) {
  const session = visit();
  const customerKey = user === 'Consumer' ? 0 : 1001;
  answer(session, 'loadSite', greeting);
  answer(session, 'readCredentials', { token: 'token-1', customerKey, shipMethod: 'Pickup' });
  answer(session, 'loadUser', {
    ...(user === 'Salesperson' ? rep : chef),
    customerKey: user === 'Salesperson' ? null : customerKey,
  });
  answer(session, 'loadConfiguration', { ...configuration, settings: settingsOf(user, menu) });
  answer(session, 'loadShop', undefined);
  return session;
}

function guest() {
  const session = visit();
  answer(session, 'loadSite', guestGreeting);
  answer(session, 'readCredentials', { token: null, customerKey: null, shipMethod: null });
  session.send({ type: 'guest.browse' });
  answer(session, 'loadGuestConfiguration', guestConfiguration);
  answer(session, 'loadShop', undefined);
  return session;
}

type Session = ReturnType<typeof visit>;

function shopperIn(session: Session) {
  const shop = shopOf(session.getSnapshot());
  if (!shop) throw new Error('no shop is open');
  return shop.getSnapshot().context.shop.shopper;
}

/** Pages outside the areas of the shop. */
const OUTSIDE = ['/login', '/accessdenied'];

/** The content of an address, from the table. */
function foundAt(session: Session, address: string): string {
  const target = redirectFor(session.getSnapshot(), address);
  if (target !== null) return target;
  if (isAccessPage(address) || OUTSIDE.includes(address)) return 'page';
  return openPlace(address, shopperIn(session)) ? 'page' : '-';
}

const routesIn = (session: Session) =>
  Object.fromEntries(routeRows.map(({ address = '' }) => [address, foundAt(session, address)]));

/** The page of a key that is closed is Not Found; where one is led away from it anyway, one still is. */
function expectedRoutes(user: TableUser, closed?: MenuKey) {
  return Object.fromEntries(
    routeRows.map(({ address, key, [user]: cell }) => [address, key === closed && cell === 'page' ? '-' : cell]),
  );
}

function entriesIn(session: Session): string[] {
  const shopper = shopperIn(session);
  return menuGroups(shopper, null, '/').flatMap(({ title, items, sections = [] }) => [
    ...items.map(({ label }) => `${title}: ${label}`),
    ...sections.flatMap((section) => section.items.map(({ label }) => `${title} › ${section.title}: ${label}`)),
  ]);
}

const has = (user: SignedIn, closed: MenuKey | undefined) => (row: TableRow) =>
  row[user] === 'yes' && row.key !== closed;

function expectedEntries(user: SignedIn, closed?: MenuKey): string[] {
  return menuRows.filter(has(user, closed)).map(({ group, entry }) => `${group}: ${entry}`);
}

function cardsIn(session: Session): string[] {
  const { settings } = shopperIn(session).configuration;
  if (foundAt(session, '/reports') !== 'page') return [];
  return offeredReports(settings).map((kind) => REPORTS[kind].title);
}

function expectedCards(user: SignedIn, closed?: MenuKey): string[] {
  return closed === 'ViewDocuments' ? [] : cardRows.filter(has(user, closed)).map(({ card = '' }) => card);
}

const PRICE_LIST = REPORTS.priceList.title;

function choicesIn(session: Session): string[] {
  const shopper = shopperIn(session);
  const { settings } = shopper.configuration;
  const { keepsGuides, mayListAll } = listRule(shopper);
  const offered: readonly [string, boolean][] = [
    ['Theme in Settings', mayChooseColours(settings)],
    ['All Products in the guide filter', keepsGuides && mayListAll],
    ['All Products in the price list', cardsIn(session).includes(PRICE_LIST) && mayListAllProducts(settings.menu)],
  ];
  return offered.filter(([, isOffered]) => isOffered).map(([choice]) => choice);
}

function expectedChoices(user: SignedIn, closed?: MenuKey): string[] {
  const hasPriceList = expectedCards(user, closed).includes(PRICE_LIST);
  return choiceRows
    .filter(has(user, closed))
    .map(({ choice = '' }) => choice)
    .filter((choice) => hasPriceList || !choice.endsWith('the price list'));
}

const seenIn = (session: Session) => ({
  routes: routesIn(session),
  entries: entriesIn(session),
  cards: cardsIn(session),
  choices: choicesIn(session),
});
const expected = (user: SignedIn, closed?: MenuKey) => ({
  routes: expectedRoutes(user, closed),
  entries: expectedEntries(user, closed),
  cards: expectedCards(user, closed),
  choices: expectedChoices(user, closed),
});

test('the tables have a row for every page of the shop, and for every key', () => {
  const places = new Set(routeRows.map(({ address = '' }) => findPlace(address)?.place.name));
  const missing = PLACES.filter(({ name }) => !places.has(name)).map(({ path }) => path);
  expect(missing, 'add rows to test/screens/specifiedMenu.ts').toEqual([]);
  const keys = new Set([...routeRows, ...menuRows, ...cardRows, ...choiceRows].map(({ key = '' }) => key));
  keys.delete('');
  expect([...keys].toSorted()).toEqual([...MENU_KEYS].toSorted());
});

describe.each(SIGNED_IN)('%s', (user) => {
  test('finds the pages, entries, report cards and choices of the specification, in their order', () => {
    expect(seenIn(signedIn(user, menuOf(user)))).toEqual(expected(user));
  });

  test.each(MENU_KEYS)('with %s hidden or locked finds all but the entries of that key', (key) => {
    for (const state of ['hidden', 'locked'] as const) {
      expect({ state, ...seenIn(signedIn(user, menuOf(user, key, state))) }).toEqual({ state, ...expected(user, key) });
    }
  });

  test('sees those entries in the menu, and no others', async () => {
    await show(signedIn(user, menuOf(user)));
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
    const isSection = (control: HTMLElement) => control.hasAttribute('aria-expanded');
    const shown = () =>
      [...menu.queryAllByRole('link'), ...menu.queryAllByRole('button')]
        .filter((control) => !isSection(control))
        .map(({ textContent }) => textContent)
        .filter((label) => !label.startsWith('Call '))
        .toSorted();
    const entries = expectedEntries(user);
    const labelsOf = (listed: string[]) => listed.map((entry) => entry.split(': ')[1] ?? '').toSorted();
    expect(shown()).toEqual(labelsOf(entries.filter((entry) => !entry.includes(' › '))));
    for (const section of menu.queryAllByRole('button').filter(isSection)) fireEvent.click(section);
    expect(shown()).toEqual(labelsOf(entries));
  });
});

async function show(session: Session) {
  const storefront = {
    session,
    notices: createActor(noticesMachine).start(),
    leaving: createActor(leavingMachine).start(),
    live: { turnOn: () => undefined },
    areas: { loaded: () => null, load: () => new Promise<never>(() => undefined) },
    problems: quietProblems,
    access: noAccess,
  };
  await ShopFrame.fetch();
  renderPiece(<App storefront={storefront} />, '/products');
}

describe('Public', () => {
  test('finds the public pages, and sees no menu', async () => {
    const session = guest();
    expect(routesIn(session)).toEqual(expectedRoutes('Public'));
    await show(session);
    expect([
      screen.queryByRole('navigation', { name: 'Menu' }),
      screen.queryByRole('button', { name: 'Menu' }),
    ]).toEqual([null, null]);
  });

  test('finds nothing but the ways to sign in where guests are not allowed', () => {
    const session = visit();
    answer(session, 'loadSite', greeting);
    answer(session, 'readCredentials', { token: null, customerKey: null, shipMethod: null });
    const own = ['/login', '/accessdenied', '/changepassword', '/verifyemail'];
    const found = routeRows.map(({ address = '' }) => [address, redirectFor(session.getSnapshot(), address)]);
    expect(found).toEqual(routeRows.map(({ address = '' }) => [address, own.includes(address) ? null : '/login']));
  });
});

test('an admin has at most eight rows in view of the group Admin while its sections are closed', () => {
  const admin = shopperIn(signedIn('Admin', menuOf('Admin')));
  const group = menuGroups(admin, null, '/').find(({ title }) => title === 'Admin');
  expect([group?.items.length, group?.sections?.map(({ title }) => title)]).toEqual([
    4,
    ['Catalog', 'Selling', 'People', 'Operations'],
  ]);
});

test('a punchout session is redirected from the start to the products, or finds it empty where they are closed', () => {
  const startOf = (menu: MenuItem[]) => {
    const session = visit('code-1');
    answer(session, 'loadSite', greeting);
    answer(session, 'signIn', { kind: 'signedIn', token: 'token-1' });
    answer(session, 'loadUser', chef);
    answer(session, 'loadConfiguration', { ...configuration, settings: settingsOf('Customer', menu) });
    answer(session, 'loadShop', undefined);
    return foundAt(session, '/');
  };
  const menus = [menuOf('Customer'), menuOf('Customer', 'ViewProducts', 'locked')];
  expect(menus.map((menu) => [isAvailable(menu, 'ViewProducts'), startOf(menu)])).toEqual([
    [true, '/products'],
    [false, 'page'],
  ]);
});
