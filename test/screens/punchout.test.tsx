import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { PunchoutVisit } from '#domain/punchout/visit.ts';
import { reasonOf } from '#domain/session/reason.ts';
import { MENU_KEYS } from '#domain/settings/menu.ts';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { noticesMachine } from '#machines/notices/noticesMachine.ts';
import { lineSurroundings } from '#machines/ordering/cartLineDialog/lineSurroundings.ts';
import { cartPageMachine } from '#machines/ordering/cartPage/cartPageMachine.ts';
import { cartRowsMachine } from '#machines/ordering/cartRows/cartRowsMachine.ts';
import { App } from '../../src/app/App.tsx';
import { joinPunchout } from '../../src/app/joinPunchout.ts';
import { redirectFor } from '../../src/app/navigation.ts';
import { CartScreen } from '../../src/features/ordering/cart/CartScreen.tsx';
import { editingVisit, fillingVisit, lookingVisit, punchoutWith } from '../machines/ordering/checkoutSamples.ts';
import { cartOf, chef, configuration, greeting, tomatoes, twoCases } from '../machines/samples.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { quietSession } from '../support/screens/quietSession.ts';
import { answer, quietFlow, quietProblems, quietShop } from '../support/screens/quietShop.ts';
import { noAccess } from './noAccess.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const menu = MENU_KEYS.map((key) => ({ key, isVisible: true, isLocked: false }));

function arrive(punchout: PunchoutVisit) {
  const session = quietSession('code-1');
  const notices = createActor(noticesMachine).start();
  joinPunchout(session, notices);
  answer(session, 'loadSite', greeting);
  answer(session, 'signIn', { kind: 'signedIn', token: 'token-1' });
  answer(session, 'loadUser', { ...chef, punchout });
  answer(session, 'loadConfiguration', { ...configuration, settings: { ...configuration.settings, menu } });
  answer(session, 'loadShop', undefined);
  return { session, notices };
}

/** The storefront of such a user, at this address. */
function show(punchout: PunchoutVisit, path = '/categories') {
  const { session, notices } = arrive(punchout);
  const leaving = createActor(leavingMachine).start();
  const live = { turnOn: () => undefined };
  const areas = { loaded: () => null, load: () => new Promise<never>(() => undefined) };
  renderPiece(
    <App storefront={{ session, notices, leaving, live, areas, problems: quietProblems, access: noAccess }} />,
    path,
  );
  return session;
}

const links = () => within(screen.getByRole('navigation')).getAllByRole('link');
const pages = () => links().map((link) => [link.textContent, link.getAttribute('href')]);
const noPostback = { ...fillingVisit, postbackUrl: null };

describe('in a punchout one', () => {
  test("shows the system's name and the reason of the visit, and its pages instead of a menu", async () => {
    show(editingVisit);
    await screen.findByRole('navigation');
    expect(screen.getByText('Changing a cart from Northwind Procurement')).toBeTruthy();
    expect(pages()).toEqual([
      ['Products', '/products'],
      ['Categories', '/categories'],
      ['Cart', '/cart'],
      ['Checkout', '/checkout'],
    ]);
    for (const name of ['Menu', /Log Out/, /Switch Customer/, /Settings/]) {
      expect(screen.queryByRole('button', { name }), String(name)).toBeNull();
    }
  });

  test('shows for a cart that is only inspected that it cannot be changed, and no button to return it', async () => {
    show(lookingVisit);
    await screen.findByRole('navigation');
    expect(screen.getByText('Viewing a cart from Northwind Procurement (view only)')).toBeTruthy();
    expect(pages().map(([name]) => name)).toEqual(['Products', 'Categories', 'Cart']);
  });

  test('shows on every page when the cart cannot be returned, except while inspecting', async () => {
    const notice = /did not provide a return address/;
    show(noPostback);
    expect((await screen.findByRole('alert')).textContent).toMatch(notice);
    cleanup();
    show({ ...noPostback, operation: 'inspect' });
    await screen.findByRole('navigation');
    expect(screen.queryByText(notice)).toBeNull();
  });

  test.each(['/settings', '/user-preferences', '/history/orders', '/admin', '/account/summary', '/order-guide'])(
    'finds no page at %s',
    async (path) => {
      show(fillingVisit, path);
      expect(await screen.findByText("Oops... This page doesn't exist!")).toBeTruthy();
    },
  );

  test('starts with the requested product, and after that with all of them', () => {
    const { session } = arrive({ ...fillingVisit, productKey: 1001 });
    const snapshot = session.getSnapshot();
    expect([redirectFor(snapshot, '/', true), redirectFor(snapshot, '/')]).toEqual(['/product/1001', '/products']);
  });

  test('shows once which lines of the cart could not be restored', () => {
    const { session, notices } = arrive({ ...editingVisit, notes: ['Lemons are no longer sold.', 'Limes neither.'] });
    const text = () => notices.getSnapshot().context.notice?.text;
    expect(text()).toBe('Lemons are no longer sold. Limes neither.');
    notices.send({ type: 'notice.dismiss' });
    answer(session, 'shop', undefined);
    expect(text()).toBeUndefined();
  });

  test('offers no sign-in when it is over, and shows where to start again', async () => {
    const session = show(fillingVisit, '/login');
    act(() => session.send({ type: 'session.expired', reason: reasonOf('sessionExpired') }));
    expect((await screen.findByRole('alert')).textContent).toBe('Punchout session expired');
    expect(screen.getByText('Please start again from your procurement system.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the cart of a punchout', () => {
  function openCart(punchout: PunchoutVisit, cart = cartOf(1, twoCases)) {
    const shop = quietShop({ shopper: punchoutWith(punchout), cart });
    const cartPage = quietFlow(cartPageMachine, { cart: shop.cart });
    const cartRows = quietFlow(cartRowsMachine, { surroundings: lineSurroundings(shop) });
    renderPiece(<CartScreen shop={shop} flows={{ cartPage, cartRows }} />);
    return shop;
  }
  const buttons = () =>
    screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

  test('that is only looked at has its lines and nothing to press, and no dialog opens over it', () => {
    const shop = openCart(lookingVisit);
    expect(screen.getByText('Tomatoes, plum')).toBeTruthy();
    expect(buttons()).toEqual([]);
    shop.dialogs.send({ type: 'cartLine.add', product: tomatoes });
    shop.dialogs.send({ type: 'cartLine.edit', product: tomatoes, line: twoCases });
    expect(shop.dialogs.getSnapshot().value).toBe('none');
    cleanup();
    openCart(editingVisit);
    expect(buttons()).toEqual(expect.arrayContaining(['Remove Items', 'Clear Cart']));
  });

  test('can be returned without items, and shows what happens to the lines there', () => {
    openCart(editingVisit, cartOf(1));
    expect(screen.getByRole('link', { name: 'Return Without Items' }).getAttribute('href')).toBe('/checkout');
    expect(screen.getByText(/the lines of this cart are deleted in Northwind Procurement/)).toBeTruthy();
    cleanup();
    openCart(fillingVisit, cartOf(1));
    expect(screen.getByText('Cart is empty')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return Without Items' }).getAttribute('href')).toBe('/checkout');
    expect(screen.getByText('You can return to Northwind Procurement without items.')).toBeTruthy();
    cleanup();
    openCart({ ...fillingVisit, postbackUrl: null }, cartOf(1));
    expect(screen.queryByRole('link', { name: 'Return Without Items' })).toBeNull();
  });
});
