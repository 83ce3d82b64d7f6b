import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Cart, CartLine } from '#domain/cart/cart.ts';
import type { CartCommand } from '#domain/cart/command.ts';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import type { Notice } from '#machines/notices/notice.ts';
import { noticesMachine } from '#machines/notices/noticesMachine.ts';
import { CartConflict } from '../../src/app/dialogs/CartConflict.tsx';
import { LeaveDialog } from '../../src/app/dialogs/LeaveDialog.tsx';
import { ShopDialogs } from '../../src/app/dialogs/ShopDialogs.tsx';
import { NoticeBar } from '../../src/app/frame/NoticeBar.tsx';
import { cartOf, guest, threeCases, tomatoes, twoCases } from '../machines/samples.ts';
import { quietProblems, quietShopRef } from '../support/screens/quietShop.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { shopOnCue } from './shopOnCue.tsx';

afterEach(cleanup);

const user = () => userEvent.setup({ pointerEventsCheck: 0 });
const press = (name: string) => user().click(screen.getByRole('button', { name }));

describe('a cart that another user changed too', () => {
  /** This buyer's command meets a newer cart than the one it was made for. */
  async function conflict(command: CartCommand, newest: Cart) {
    const world = shopOnCue('cart');
    renderPiece(<CartConflict cart={world.shop.cart} />);
    await world.loadCart.answer(cartOf(1, twoCases));
    act(() => world.shop.cart.send({ type: 'cart.write', command }));
    await world.writeCart.answer({ kind: 'stale', cart: newest });
    return world;
  }
  const versions = () =>
    within(screen.getByRole('alertdialog'))
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
  const five: CartLine = { ...twoCases, orderQuantity: 5 };

  test.each<[string, CartCommand, Cart, [string, string]]>([
    ['a quantity', threeCases, cartOf(2, five), ['3 CS', '5 CS']],
    ['a quantity of a line that was removed', threeCases, cartOf(2), ['3 CS', 'Removed']],
    [
      'the removal of a line',
      { kind: 'remove', seen: twoCases, description: 'Tomatoes, plum' },
      cartOf(2, five),
      ['Removed', '5 CS'],
    ],
    [
      'clearing, where a line came in',
      { kind: 'clear', seenLineIds: [1] },
      cartOf(2, twoCases, { ...five, id: 2 }),
      ['Cart cleared', '1 more line in the cart'],
    ],
    [
      'the order details',
      { kind: 'header', change: { customer_PO: 'PO-1' }, seen: cartOf(1).header },
      { ...cartOf(2), header: { ...cartOf(2).header, customer_PO: 'PO-2' } },
      ['Your order details', 'The order details saved elsewhere'],
    ],
  ])('shows both versions of %s', async (_, command, newest, expected) => {
    await conflict(command, newest);
    expect(versions()).toEqual(expected);
  });

  test('keeps theirs, or sends mine again against the newest', async () => {
    const theirs = await conflict(threeCases, cartOf(2, five));
    await press('Keep Theirs');
    expect(theirs.writeCart.asked.map(({ version }) => version)).toEqual([1]);
    cleanup();
    const mine = await conflict(threeCases, cartOf(2, five));
    await press('Use Mine');
    expect(mine.writeCart.asked.map(({ version }) => version)).toEqual([1, 2]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

function Address() {
  const { pathname, state } = useLocation();
  return (
    <>
      <output aria-label="address">{pathname}</output>
      <output aria-label="state">{JSON.stringify(state)}</output>
    </>
  );
}

describe('a guest who adds a product', () => {
  function ask() {
    const { shop, dialogs } = quietShopRef({ shopper: guest }).getSnapshot().context;
    const at = () => screen.getByRole('status', { name: 'address' }).textContent;
    renderPiece(
      <>
        <ShopDialogs shop={shop} dialogs={dialogs} problems={quietProblems} />
        <Address />
      </>,
      '/products',
    );
    act(() => shop.dialogs.send({ type: 'cartLine.add', product: tomatoes }));
    return at;
  }
  const question = () => screen.findByRole('alertdialog', { name: 'Account Required' });

  test('AUTH-14: is asked to sign in or to create an account, and the sign-in page keeps page and product', async () => {
    const at = ask();
    expect((await question()).textContent).toContain(
      'Please sign in or create an account to add products to your cart.',
    );
    await press('Sign In');
    expect(at()).toBe('/login');
    expect(JSON.parse(screen.getByRole('status', { name: 'state' }).textContent ?? '')).toEqual({
      wanted: { href: '/products', username: null, adds: tomatoes.productKey },
    });
  });

  test('stays on the page after declining', async () => {
    const at = ask();
    await question();
    await press('Cancel');
    expect(at()).toBe('/products');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('leaving unsaved work', () => {
  function asked() {
    const leaving = createActor(leavingMachine).start();
    const events: string[] = [];
    leaving.on('leave.allowed', () => events.push('allowed'));
    leaving.on('leave.refused', () => events.push('refused'));
    renderPiece(<LeaveDialog leaving={leaving} />);
    act(() => {
      leaving.send({ type: 'work.started', work: { id: 'guide', question: 'Lose the guide?' } });
      leaving.send({ type: 'leave.request' });
    });
    return events;
  }

  test.each([
    ['Stay', ['refused']],
    ['Leave', ['allowed']],
  ])('is asked about with the question of that work, and %s means it', async (name, events) => {
    const heard = asked();
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Lose the guide?');
    await press(name);
    expect(heard).toEqual(events);
  });
});

describe('a notice', () => {
  function shown() {
    const clock = new SimulatedClock();
    const notices = createActor(noticesMachine, { clock }).start();
    renderPiece(<NoticeBar notices={notices} />);
    const show = (notice: Notice) => act(() => notices.send({ type: 'notice.show', notice }));
    const action = { label: 'Open', href: '/order-guide#og=Bar' };
    show({ type: 'success', text: 'Created order guide "Bar".', action });
    return { show, waits: (milliseconds: number) => act(() => clock.increment(milliseconds)) };
  }

  test('appears alone, and disappears when its link is followed', async () => {
    shown();
    expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/order-guide#og=Bar');
    await userEvent.click(screen.getByRole('link', { name: 'Open' }));
    await waitFor(() => expect(screen.queryByText('Created order guide "Bar".')).toBeNull());
  });

  test('makes room for a newer one', async () => {
    const { show } = shown();
    show({ type: 'error', text: 'Not saved.' });
    expect(await screen.findByText('Not saved.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Created order guide "Bar".')).toBeNull());
    await press('Close notice');
    await waitFor(() => expect(screen.queryByText('Not saved.')).toBeNull());
  });

  test('stays as long as the focus is on it, and disappears when it was read', async () => {
    const { waits } = shown();
    const isThere = () => screen.queryByText('Created order guide "Bar".') !== null;
    act(() => screen.getByRole('button', { name: 'Close notice' }).focus());
    waits(600_000);
    expect(isThere()).toBe(true);
    act(() => screen.getByRole('button', { name: 'Close notice' }).blur());
    waits(5_999);
    expect(isThere()).toBe(true);
    waits(1);
    await waitFor(() => expect(isThere()).toBe(false));
  });
});
