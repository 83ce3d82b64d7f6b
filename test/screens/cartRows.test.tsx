import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { CartLine } from '#domain/cart/cart.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { CartScreen } from '../../src/features/ordering/cart/CartScreen.tsx';
import { cartOf, failures, loadedCatalogue, tomatoes, twoCases } from '../machines/samples.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { leaveField } from '../support/screens/leaveField.ts';
import { withWindow } from '../support/screens/windowWidth.ts';
import { shopOnCue } from './shopOnCue.tsx';

afterEach(cleanup);

const product = (productKey: number, description: string) => ({ ...tomatoes, productKey, description });
const lineOf = (id: number, orderQuantity: number): CartLine => ({
  ...twoCases,
  id,
  productKey: id + 10,
  orderQuantity,
  extension: 48 * orderQuantity,
});
const [plum, ribeye, eggs] = [lineOf(1, 2), lineOf(2, 3), lineOf(3, 4)] as const;
const three = [plum, ribeye, eggs];

async function showRows(lines: readonly CartLine[] = three, settings: Partial<UserSettings> = {}) {
  const world = shopOnCue('cart', settings);
  renderPiece(<CartScreen shop={world.shop} flows={world.flows} />);
  const names = ['Tomatoes, plum', 'Ribeye', 'Eggs'];
  const products = lines.map(({ productKey }, place) => product(productKey, names[place] ?? `Product ${productKey}`));
  await world.loadCatalogue.answer({ ...loadedCatalogue, products });
  await world.loadCart.answer(cartOf(1, ...lines));
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const sent = () =>
    world.writeCart.asked.map(({ command }) =>
      command.kind === 'update' ? [command.line.id, command.line.orderQuantity] : command.kind,
    );
  return { ...world, user, sent };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity of ${name}` });
const button = (name: string) => screen.getByRole('button', { name });
const messageOf = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

async function type(user: ReturnType<typeof userEvent.setup>, name: string, keys: string) {
  await user.click(field(name));
  await user.clear(field(name));
  await user.keyboard(keys);
}

describe('the quantity of a row', () => {
  test('is saved by Enter, which moves to the next row, and by Shift and Enter, which moves back', async () => {
    const { user, sent } = await showRows();
    await type(user, 'Tomatoes, plum', '5{Enter}');
    expect([sent(), document.activeElement]).toEqual([[[1, '5']], field('Ribeye')]);
    await user.keyboard('7{Shift>}{Enter}{/Shift}');
    expect(document.activeElement).toBe(field('Tomatoes, plum'));
  });

  test("is saved one row after the other, however quickly they are typed, and shows the server's messages", async () => {
    const { user, sent, writeCart } = await showRows();
    await type(user, 'Tomatoes, plum', '5{Enter}6{Enter}7{Enter}');
    expect([field('Tomatoes, plum').value, field('Ribeye').value, field('Eggs').value]).toEqual(['5', '6', '7']);
    await writeCart.answer({ kind: 'done', cart: cartOf(2, lineOf(1, 5), ribeye, eggs) });
    await writeCart.answer({ kind: 'done', cart: cartOf(3, lineOf(1, 5), lineOf(2, 6), eggs) });
    await writeCart.answer({ kind: 'done', cart: cartOf(4, lineOf(1, 5), lineOf(2, 6), lineOf(3, 7)) });
    expect(sent()).toEqual([
      [1, '5'],
      [2, '6'],
      [3, '7'],
    ]);
    expect(announced()).toContain('Total $864.00');
  });

  test('is saved by leaving it, and restored with Escape', async () => {
    const { user, sent } = await showRows();
    await type(user, 'Ribeye', '9{Escape}');
    expect([field('Ribeye').value, sent()]).toEqual(['3', []]);
    await type(user, 'Ribeye', '8');
    leaveField();
    expect(sent()).toEqual([[2, '8']]);
  });

  test('that was refused shows why below, and the text stays', async () => {
    const { user, writeCart } = await showRows();
    await type(user, 'Eggs', '5{Enter}');
    await writeCart.fail(failures.offline);
    expect([field('Eggs').value, messageOf('Eggs')]).toEqual(['5', 'Request could not be completed at this time.']);
    expect(field('Eggs').getAttribute('aria-invalid')).toBe('true');
    expect(messageOf('Ribeye')).toBe('');
  });

  test('of 0 asks before the line is removed, and Cancel returns to the unchanged field', async () => {
    const { user, sent } = await showRows();
    await type(user, 'Ribeye', '0{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Remove From Cart' });
    expect(question.textContent).toContain('Remove "Ribeye" from the cart?');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Ribeye')));
    expect([field('Ribeye').value, sent()]).toEqual(['3', []]);
  });

  test('that is far more than usual is asked about as in the dialog', async () => {
    const { user, sent } = await showRows();
    await type(user, 'Ribeye', '1200{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Unusual Quantity' });
    expect(sent()).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Keep 1,200 CS' }));
    expect(sent()).toEqual([[2, '1200']]);
  });

  test('is text where nothing of the cart may be changed, and while items are removed', async () => {
    const { user } = await showRows();
    await user.click(button('Remove Items'));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Ribeye' }).closest('article')?.textContent).toContain('3 CS');
  });
});

describe('the notes of a row', () => {
  test('are fields once one is there or wanted, and are saved when they are left', async () => {
    const { user, writeCart } = await showRows([{ ...plum, productText1: 'ripe' }, ribeye]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Note 1 of Tomatoes, plum' }).value).toBe('ripe');
    await user.click(button('Add a note to Ribeye'));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Note 1 of Ribeye' }));
    await user.keyboard('thick{Tab}');
    expect(writeCart.asked.map(({ command }) => command)).toMatchObject([
      { kind: 'update', line: { id: 2, productText1: 'thick', orderQuantity: '3' } },
    ]);
  });

  test('stay text for a shop without them', async () => {
    await showRows([{ ...plum, productText1: 'ripe' }], { allowProductTextLines: false });
    expect(screen.queryByRole('textbox', { name: /^Note/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /note/ })).toBeNull();
    expect(screen.getByText('ripe')).toBeTruthy();
  });
});

describe('a removed row', () => {
  test('moves the focus to the next one, then to the one before, then to the empty cart, and the total is announced', async () => {
    const { user, writeCart } = await showRows();
    await user.click(button('Remove Ribeye'));
    await writeCart.answer({ kind: 'done', cart: cartOf(2, plum, eggs) });
    expect(document.activeElement).toBe(button('Remove Eggs'));
    expect(announced()).toContain('Total $288.00');
    await user.keyboard('{Enter}');
    await writeCart.answer({ kind: 'done', cart: cartOf(3, plum) });
    expect(document.activeElement).toBe(button('Remove Tomatoes, plum'));
    await user.keyboard('{Enter}');
    await writeCart.answer({ kind: 'done', cart: cartOf(4) });
    expect(document.activeElement?.textContent).toContain('Cart is empty');
  });

  test('is restored with Control and Z, where the focus went', async () => {
    const { user, writeCart, sent } = await showRows();
    await user.click(button('Remove Ribeye'));
    await writeCart.answer({ kind: 'done', cart: cartOf(2, plum, eggs) });
    await user.keyboard('{Control>}z{/Control}');
    expect(sent()).toEqual(['remove', 'restore']);
  });
});

describe('a long cart', () => {
  const many = Array.from({ length: 25 }, (_, place) => lineOf(place + 1, 1));

  test('is looked through by words, which changes neither the cart nor its total', async () => {
    const { user } = await showRows(many);
    await user.type(screen.getByRole('searchbox', { name: 'Find in Cart' }), 'ribeye');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(announced()).toEqual(expect.arrayContaining(['1 of 25 lines', 'Total $1,200.00']));
    await user.keyboard('xyz');
    expect(screen.getByText('No line matches "ribeyexyz".')).toBeTruthy();
  });

  test('of 20 lines has nothing to look through it with', async () => {
    await showRows(many.slice(0, 20));
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('on a phone', () => {
  const page = withWindow();

  test('total and checkout are at the bottom, and nowhere else', async () => {
    page.width = 360;
    await showRows(three, { menu: [{ key: 'CheckOut', isVisible: true, isLocked: false }] });
    const foot = screen.getByRole('region', { name: 'Checkout' });
    expect(within(foot).getByText('$432.00')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Checkout' })).toEqual([within(foot).getByRole('link')]);
  });
});
