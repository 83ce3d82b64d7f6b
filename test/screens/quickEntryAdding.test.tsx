import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { cartText } from '#domain/texts/cartText.ts';
import { entryText } from '#domain/texts/entryText.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { dearTomatoes, guideOf, itemOf, weekly } from '../machines/ordering/entrySamples.ts';
import { cartOf, failures, guest } from '../machines/samples.ts';
import './knownTags.ts';
import { isBlocked, reasonOf } from '../support/screens/blocked.ts';
import { withWindow } from '../support/screens/windowWidth.ts';
import { add, focused, open, quantity, rowWith, shelf, totals, zest } from './quickEntryProducts.ts';

withWindow();
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = (name: string) => screen.getByRole('dialog', { name });
const question = (name: string) => screen.getByRole('alertdialog', { name });
const layouts = () => screen.queryAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
const quantities = () => screen.getAllByLabelText(/^Quantity of/).map((field) => field.getAttribute('aria-label'));

type Opened = Awaited<ReturnType<typeof open>>;

/** The cart takes every line that was sent. */
async function takeAll({ write }: Opened): Promise<void> {
  const command = write.asked.at(-1)?.command;
  const lines = command?.kind === 'addMany' ? command.lines : [];
  await write.answer({ kind: 'done', cart: cartOf(2), items: lines.map((line) => itemOf(line, true)) });
}

const added = (text: string) => ({
  type: 'success',
  text,
  about: 'cart',
  action: { label: 'View cart', href: '/cart' },
});

describe('adding to the cart', () => {
  test('checks the lines first, then shows how many products were added and empties their rows', async () => {
    const world = await open();
    await world.type('Leeks', '3{Enter}2');
    await world.user.click(add());
    expect(add().closest('button')?.getAttribute('aria-busy')).toBe('true');
    await world.refuse();
    await takeAll(world);
    expect(world.notices).toEqual([added('2 Products Added To Cart')]);
    expect([quantity('Leeks').value, quantity('Tomatoes, plum').value]).toEqual(['', '']);
  });

  test("refused by the check opens 'Quick Entry Status', whose end leads to the first failed row; nothing is lost", async () => {
    const { type, user, refuse, write } = await open();
    await type('Leeks', '3{Enter}2{Enter}4');
    await user.click(add());
    await refuse('Tomatoes, plum', 'Zest of lemon');
    const status = within(dialog('Quick Entry Status'));
    expect(status.getByText(entryText('entry.notAdded'))).toBeTruthy();
    expect(status.getAllByRole('row').map((line) => [...line.children].map(({ textContent }) => textContent))).toEqual([
      ['Product Description', 'Message'],
      ['Tomatoes, plum', 'Not sold to you.'],
      ['Zest of lemon', 'Not sold to you.'],
    ]);
    await user.click(status.getByRole('button', { name: 'Go to First' }));
    await waitFor(() => expect(focused()).toBe(quantity('Tomatoes, plum')));
    expect(['Leeks', 'Tomatoes, plum', 'Zest of lemon'].map((name) => quantity(name).value)).toEqual(['3', '2', '4']);
    expect(rowWith('Tomatoes, plum').textContent).toContain('Not sold to you.');
    expect(write.asked).toEqual([]);
  });

  test('a corrected line loses its message', async () => {
    const { type, user, refuse } = await open();
    await type('Leeks', '3');
    await user.click(add());
    await refuse('Leeks');
    await user.click(button('Go to First'));
    await waitFor(() => expect(focused()).toBe(quantity('Leeks')));
    expect(rowWith('Leeks').textContent).toContain('Not sold to you.');
    await user.keyboard('4');
    expect(rowWith('Leeks').textContent).not.toContain('Not sold to you.');
  });

  test('without an answer shows that the outcome is unknown, and Try Again repeats the lines under the same key', async () => {
    const world = await open();
    await world.type('Leeks', '3');
    await world.user.click(add());
    await world.refuse();
    await world.write.fail(failures.offline);
    expect(screen.getByText(/We couldn’t confirm that these lines were added/)).toBeTruthy();
    await world.user.click(button('Try Again'));
    await world.loadCart.answer(cartOf(1));
    const keys = world.write.asked.map(({ command }) => command.kind === 'addMany' && command.idempotencyKey);
    expect(keys).toEqual(['id-1', 'id-1']);
    await takeAll(world);
    expect(world.notices.at(-1)).toEqual(added('1 Product Added To Cart'));
    expect(add()).toBeTruthy();
  });

  test('asks before the price of a product in the cart changes; a refusal adds nothing', async () => {
    const { type, user, validate } = await open({ cart: cartOf(1, dearTomatoes) });
    await type('Tomatoes, plum', '2');
    await user.click(add());
    expect(question('Change Price By U/M?').textContent).toContain(
      entryText('entry.changePrice', { description: 'Tomatoes, plum', unit: 'CS' }),
    );
    await user.click(button('Cancel'));
    expect([validate.asked.length, quantity('Tomatoes, plum').value]).toEqual([0, '2']);
    await user.click(add());
    await user.click(button('Change Price'));
    expect(validate.asked).toHaveLength(1);
  });

  test.each([
    ['Add All 2', [11, 13]],
    ['Only What I Typed', [13]],
    ['Cancel', []],
  ])(
    'of a guide with a typed line shows how many lines and what total before they are sent: %s',
    async (answer, sent) => {
      const leek = { ...weekly, id: 2, productKey: 13, unitOfMeasure: 'EA', sequence: 2 };
      const guides = [guideOf('Weekly', weekly, leek)];
      const { type, user, validate } = await open({ guide: 'Weekly', catalogue: { ...shelf, guides } });
      await type('Leeks', '7');
      await user.click(add());
      expect(question('Add Guide Products Too?').textContent).toContain(
        '2 lines: 1 that the order guide filled in and 1 that you typed. Total: $250.50.',
      );
      expect(validate.asked).toEqual([]);
      await user.click(button(answer));
      expect(validate.asked.flatMap(({ lines }) => lines.map(({ productKey }) => productKey))).toEqual(sent);
    },
  );

  test('asks about an unusual quantity, in one question with both numbers', async () => {
    const { type, user, validate } = await open();
    await type('Leeks', '1000');
    await user.click(add());
    expect(question('Unusual Quantity').textContent).toContain(
      `Leeks${cartText('cart.quantityLarge', { asked: '1,000 EA', large: '1,000 EA' })}`,
    );
    await user.click(button('Go Back'));
    expect([validate.asked, quantity('Leeks').value]).toEqual([[], '1000']);
    await user.click(add());
    await user.click(button('Add as Entered'));
    expect(validate.asked).toHaveLength(1);
  });

  test('without lines warns', async () => {
    const { user, notices } = await open();
    await user.click(add());
    expect(notices).toEqual([{ type: 'warning', text: '0 Products Added To Cart' }]);
  });

  test('asks before a guide is added a second time, by the lines in the cart; the others can be added alone', async () => {
    const guides = [
      guideOf(
        'Weekly',
        weekly,
        { ...weekly, id: 2, productKey: 13, unitOfMeasure: 'EA', sequence: 2 },
        { ...weekly, id: 3, productKey: zest.productKey, unitOfMeasure: 'EA', sequence: 3 },
      ),
    ];
    const world = await open({
      guide: 'Weekly',
      catalogue: { ...shelf, guides },
      cart: cartOf(1, { ...dearTomatoes, unitPrice: 48 }, { ...dearTomatoes, id: 2, productKey: 13 }),
    });
    await world.user.click(add());
    expect(question('Add Again?').textContent).toContain('2 of 3 products are already in your cart. Add them again?');
    expect(world.validate.asked).toEqual([]);
    await world.user.click(button('Only the Others'));
    expect(world.validate.asked.at(-1)?.lines.map(({ productKey }) => productKey)).toEqual([zest.productKey]);
  });
});

describe('the strip', () => {
  test('sums up the entered lines as configured', async () => {
    const { type } = await open({ settings: { showTotalItemsQuantity: false, totalOrderQuantityLabel: 'Pieces' } });
    await type('Leeks', '3{Enter}2{Enter}');
    await waitFor(() => expect(totals()).toBe('Lines2Pieces5Total Case Quantity2Total$100.50'));
  });

  test('leads to the first line that wants mending', async () => {
    const { type, user } = await open();
    await type('Leeks', '3{Enter}');
    await user.paste('1e3');
    await user.click(quantity('Leeks'));
    await user.click(await screen.findByRole('button', { name: /^1\s*to correct$/ }));
    await waitFor(() => expect(focused()).toBe(quantity('Tomatoes, plum')));
  });

  test('shows the entered lines alone, and all products again', async () => {
    const { type, user } = await open();
    await type('Tomatoes, plum', '3');
    await user.click(button(/^Entered Lines/));
    expect(quantities()).toEqual(['Quantity of Tomatoes, plum']);
    expect(button(/^Entered Lines/).getAttribute('aria-pressed')).toBe('true');
    await user.click(button(/^Entered Lines/));
    expect(quantities()).toEqual(['Quantity of Leeks', 'Quantity of Tomatoes, plum', 'Quantity of Zest of lemon']);
  });

  test('shows entered lines whose product has left the catalogue, which can be removed', async () => {
    const { quickEntry, user } = await open();
    quickEntry.send({ type: 'lines.add', entries: [{ productKey: 99, quantity: '2', sellUnit: 'CS' }] });
    await screen.findByText('Product 99');
    expect(rowWith('Product 99').textContent).toContain(shopText('entry.productGone'));
    await user.click(button('Remove product 99'));
    expect(screen.queryByText('Product 99')).toBeNull();
  });

  test('puts a further line of a product right behind its row', async () => {
    const { quickEntry, type } = await open();
    await type('Tomatoes, plum', '3');
    quickEntry.send({ type: 'lines.add', entries: [{ productKey: 11, quantity: '24', sellUnit: 'EA' }] });
    quickEntry.send({ type: 'review.finish' });
    await waitFor(() => expect(quantities().filter((name) => name === 'Quantity of Tomatoes, plum')).toHaveLength(2));
    expect(quantities().indexOf('Quantity of Zest of lemon')).toBe(3);
  });

  test('clears after asking', async () => {
    const { type, user } = await open();
    expect(reasonOf(button('Clear'))).toBe('No quantities entered.');
    await type('Leeks', '3');
    expect(isBlocked(button('Clear'))).toBe(false);
    await user.click(button('Clear'));
    expect(question('Clear Entered Lines').textContent).toContain('Clear 1 entered line?');
    await user.click(within(question('Clear Entered Lines')).getByRole('button', { name: 'Clear' }));
    expect(quantity('Leeks').value).toBe('');
  });
});

describe('the view', () => {
  test('changes after asking while lines are typed, and at once otherwise', async () => {
    const { type, user } = await open();
    const grid = screen.getByRole('radio', { name: 'Grid' });
    await type('Leeks', '3');
    await user.click(grid);
    expect(question('Unsaved Data').textContent).toContain(frameText('leaving.unsavedData'));
    await user.click(button('Stay'));
    expect(quantity('Leeks').value).toBe('3');
    await user.click(grid);
    await user.click(button('Change View'));
    expect(screen.queryByLabelText('Quantity of Leeks')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Quick Entry' }));
    expect(quantity('Leeks').value).toBe('');
  });

  test('loses the typed lines when another category is confirmed, as the question warns', async () => {
    const { type, user } = await open();
    await type('Leeks', '3');
    await user.selectOptions(screen.getByLabelText('Category'), 'BAR');
    await user.click(button('Change View'));
    await waitFor(() => expect(screen.queryByLabelText('Quantity of Leeks')).toBeNull());
    await user.selectOptions(screen.getByLabelText('Category'), '');
    await waitFor(() => expect(quantity('Leeks').value).toBe(''));
    await waitFor(() => expect(totals()).toMatch(/^Total Items0/));
  });

  test('of the entered lines shows no number of results, and ends when all of them are in the cart', async () => {
    const world = await open();
    await world.type('Leeks', '3');
    expect(screen.getAllByText(/^\d results$/)).not.toEqual([]);
    await world.user.click(button(/^Entered Lines/));
    expect(screen.queryByText(/^\d results$/)).toBeNull();
    await world.user.click(add());
    await world.refuse();
    await takeAll(world);
    expect(button(/^Entered Lines/).getAttribute('aria-pressed')).toBe('false');
    expect(screen.getAllByText(/^\d results$/)).not.toEqual([]);
  });

  test('of a guest is never quick entry, though it be the default', async () => {
    await open({ shopper: guest });
    expect(layouts()).toEqual(['Grid', 'List']);
    expect(screen.queryByLabelText('Quantity of Leeks')).toBeNull();
  });
});
