import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { sessionEnd } from '#domain/session/reason.ts';
import type { SessionType } from '#domain/session/user.ts';
import { MENU_KEYS, type MenuKey } from '#domain/settings/menu.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { sharedText } from '#domain/texts/sharedText.ts';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { noticesMachine } from '#machines/notices/noticesMachine.ts';
import { productsAdded } from '#machines/notices/productsAdded.ts';
import { App } from '../../src/app/App.tsx';
import { redirectFor } from '../../src/app/navigation.ts';
import { ShopFrame } from '../../src/app/shopLoader.ts';
import { LinkButton } from '../../src/components/buttons/LinkButton.tsx';
import { ReachContext } from '../../src/components/frame/reach.ts';
import { ProductName } from '../../src/product/ProductName.tsx';
import {
  chef,
  configuration,
  greeting,
  guestConfiguration,
  guestGreeting,
  loadedCatalogue,
} from '../machines/samples.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { quietSession } from '../support/screens/quietSession.ts';
import { answer, quietProblems } from '../support/screens/quietShop.ts';
import { noAccess } from './noAccess.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const menuWithout = (...closed: readonly MenuKey[]) =>
  MENU_KEYS.map((key) => ({ key, isVisible: true, isLocked: closed.includes(key) }));

function signedIn(menu: ReturnType<typeof menuWithout>, sessionType: SessionType = 'Normal') {
  const session = quietSession();
  answer(session, 'loadSite', greeting);
  answer(session, 'readCredentials', { token: 'token-1', customerKey: 1001, shipMethod: null });
  answer(session, 'loadUser', chef);
  answer(session, 'loadConfiguration', {
    ...configuration,
    settings: { ...configuration.settings, menu, sessionType },
  });
  answer(session, 'loadShop', undefined);
  return session;
}

function punchedOut(menu: ReturnType<typeof menuWithout>) {
  const session = quietSession('code-1');
  answer(session, 'loadSite', greeting);
  answer(session, 'signIn', { kind: 'signedIn', token: 'token-1' });
  answer(session, 'loadUser', chef);
  answer(session, 'loadConfiguration', { ...configuration, settings: { ...configuration.settings, menu } });
  answer(session, 'loadShop', undefined);
  return session;
}

function guest() {
  const session = quietSession();
  answer(session, 'loadSite', guestGreeting);
  answer(session, 'readCredentials', { token: null, customerKey: null, shipMethod: null });
  session.send({ type: 'guest.browse' });
  answer(session, 'loadGuestConfiguration', guestConfiguration);
  answer(session, 'loadShop', undefined);
  return session;
}

async function show(session: ReturnType<typeof quietSession>, path: string) {
  const notices = createActor(noticesMachine).start();
  const leaving = createActor(leavingMachine).start();
  const live = { turnOn: () => undefined };
  const areas = { loaded: () => null, load: () => new Promise<never>(() => undefined) };
  await ShopFrame.fetch();
  renderPiece(
    <App storefront={{ session, notices, leaving, live, areas, problems: quietProblems, access: noAccess }} />,
    path,
  );
  return notices;
}

const linksTo = (path: string) =>
  [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href')?.startsWith(path));

test('NAV-11: a user without products finds the title of the start page in the header, and no link to them', async () => {
  await show(signedIn(menuWithout('ViewProducts')), '/');
  expect(screen.getByRole('heading', { level: 1, name: 'Home Page' })).toBeTruthy();
  expect(document.querySelector('[data-page-title]')?.textContent).toBe('Home Page');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(linksTo('/product')).toEqual([]);
});

test.each([
  ['a buyer', signedIn, [], null],
  ['a guest', guest, [], null],
  ['a punchout', punchedOut, [], '/products'],
  ['a punchout without products', punchedOut, ['ViewProducts'], null],
] as const)('%s who comes to the start page is redirected to %4$s', (_, open, closed, to) => {
  expect(redirectFor(open(menuWithout(...closed)).getSnapshot(), '/')).toBe(to);
});

test('a user who was signed out for a reason sees it on the sign-in page', () => {
  const session = signedIn(menuWithout());
  session.send({ type: 'session.expired', reason: sessionEnd({ status: 401, code: 'sessionExpired', text: '' }) });
  expect(redirectFor(session.getSnapshot(), '/')).toBe('/login');
});

test('a user without the cart page is offered none: neither by the header nor after adding', async () => {
  const notices = await show(signedIn(menuWithout('ViewCart')), '/categories');
  act(() => notices.send({ type: 'notice.show', notice: productsAdded(2) }));
  expect(screen.getByText('2 Products Added To Cart')).toBeTruthy();
  expect(linksTo('/cart')).toEqual([]);
  cleanup();
  const others = await show(signedIn(menuWithout()), '/categories');
  act(() => others.send({ type: 'notice.show', notice: productsAdded(2) }));
  expect(
    within(screen.getByText('2 Products Added To Cart').parentElement as HTMLElement).getByText('View cart'),
  ).toBeTruthy();
  expect(linksTo('/cart').length).toBeGreaterThan(1);
});

test('a link to a page that the visitor does not have is plain text, a button to one is missing', () => {
  const [product] = loadedCatalogue.products;
  renderPiece(
    <ReachContext value={() => false}>
      <ProductName product={product ?? null} />
      <LinkButton to="/products">Browse Products</LinkButton>
    </ReachContext>,
  );
  expect(document.querySelector('a')).toBeNull();
  expect(screen.getByRole('heading').textContent).toBe(product?.description);
  expect(screen.queryByText('Browse Products')).toBeNull();
});

test.each([
  ['who is signed in', () => signedIn(menuWithout())],
  ['a guest', guest],
])('%s finds Access Denied', async (_, visit) => {
  const session = visit();
  expect(redirectFor(session.getSnapshot(), '/accessdenied')).toBeNull();
  await show(session, '/accessdenied');
  expect(await screen.findByText(frameText('session.accessDenied'))).toBeTruthy();
  expect(screen.queryByText(sharedText('notFound'))).toBeNull();
});

test('Logging Out ends the session of who is signed in', async () => {
  const session = signedIn(menuWithout());
  await show(session, '/accessdenied');
  await userEvent.click(await screen.findByRole('link', { name: 'Logging Out' }));
  expect(session.getSnapshot().context.credentials.token).toBeNull();
});

test.each([
  ['/cart', 'ViewCart'],
  ['/history/orders', 'OrderHistory'],
  ['/order-guide-edit', 'OrderGuides'],
  ['/admin/jobs', 'AdminPanel'],
] as const)('%s does not exist where %s is closed: neither redirected nor denied', async (path, key) => {
  const session = signedIn(menuWithout(key));
  expect(redirectFor(session.getSnapshot(), path)).toBeNull();
  await show(session, path);
  expect(await screen.findByText(sharedText('notFound'))).toBeTruthy();
});

test('preferences are for consumers, who find them in the menu; the others are redirected to the settings, which all have', async () => {
  const session = signedIn(menuWithout());
  expect(redirectFor(session.getSnapshot(), '/user-preferences')).toBe('/settings');
  expect(redirectFor(session.getSnapshot(), '/settings')).toBeNull();
  await show(session, '/settings');
  expect([linksTo('/settings').length > 0, linksTo('/user-preferences')]).toEqual([true, []]);
  cleanup();
  const consumer = signedIn(menuWithout(), 'Consumer');
  expect(redirectFor(consumer.getSnapshot(), '/user-preferences')).toBeNull();
  await show(consumer, '/user-preferences');
  expect(linksTo('/user-preferences').length).toBeGreaterThan(0);
});

test('no user is redirected from the pages that emails link to', () => {
  for (const session of [signedIn(menuWithout()), guest()]) {
    expect(['/verifyemail', '/changepassword'].map((path) => redirectFor(session.getSnapshot(), path))).toEqual([
      null,
      null,
    ]);
  }
});

test('only users with the admin panel find Jobs and Emails', async () => {
  await show(signedIn(menuWithout()), '/settings');
  for (const section of screen.getAllByRole('button', { name: 'Operations' })) fireEvent.click(section);
  expect(linksTo('/admin/jobs').length).toBeGreaterThan(0);
  cleanup();
  await show(signedIn(menuWithout('AdminPanel')), '/settings');
  expect([linksTo('/admin/jobs'), screen.queryByRole('button', { name: 'Operations' })]).toEqual([[], null]);
});
