import { describe, expect, test } from 'vitest';
import type { CartLine } from '#domain/cart/cart.ts';
import type { LastSale } from '#domain/order/lastSale.ts';
import type { Prices } from '#domain/product/price.ts';
import type { Product } from '#domain/product/product.ts';
import { DEFAULT_USER_SETTINGS, type UserSettings } from '#domain/settings/settings.ts';
import { cartLineDialogMachine } from '#machines/ordering/cartLineDialog/cartLineDialogMachine.ts';
import { isCallForPrice, reading } from '#machines/ordering/cartLineDialog/editedLine.ts';
import type { CartReply } from '#machines/shop/cart/cartWrite.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { cartListener, cartOf, environment, failures, lastSale, tomatoes, twoCases, unsold } from '../samples.ts';

/** The dialog with its prices loaded, unless there are none yet, and the commands that its cart receives. */
async function opened(
  settings: Partial<UserSettings> = {},
  line: CartLine | null = null,
  product: Product = tomatoes,
  bought: LastSale | null = null,
  inCart: readonly CartLine[] = [],
  { sellsAtZero = false, prices = { CS: 48, EA: 2.1 } as Prices | null } = {},
) {
  const cart = cartListener();
  const { newId } = environment();
  const lastSale = () => bought;
  const input = {
    product,
    line,
    settings: { ...DEFAULT_USER_SETTINGS, ...settings },
    sellsAtZero,
    cart: cart.ref,
    cartLines: () => inCart,
    newId,
    lastSale,
  };
  const stage = new Stage(cartLineDialogMachine, input);
  if (prices && stage.isAsking('loadLinePrices')) await stage.answer('loadLinePrices', prices);
  return { stage, commands: cart.commands };
}

const save = { type: 'line.save' } as const;
const viewCart = { about: 'cart', action: { label: 'View cart', href: '/cart' } };
const pieces = { type: 'sellUnit.choose', unit: 'EA' } as const;
const seller = { canChangePrice: true };

function quantity(quantityText: string) {
  return { type: 'draft.change', change: { quantityText } } as const;
}

function price(priceText: string) {
  return { type: 'draft.change', change: { priceText } } as const;
}

function reply(kind: 'refused' | 'failed', text: string): CartReply {
  const result = kind === 'failed' ? { kind, text, failure: failures.offline.failure } : { kind, text };
  return { type: 'cart.reply', result };
}

const done: CartReply = { type: 'cart.reply', result: { kind: 'done', cart: cartOf(2, twoCases) } };

const oneCase = {
  id: -11,
  productKey: 11,
  unitOfMeasure: 'CS',
  orderQuantity: '1',
  unitOfMeasure_Prc: 'CS',
  productText1: null,
  productText2: null,
  caseQuantity: '1',
};

describe('the cart line dialog:', () => {
  test('CART-05, CART-06: a save is sent once, with a temporary negative id and its cases, however often it is pressed', async () => {
    const { stage, commands } = await opened();
    stage.send(save, save, save);
    expect(commands()).toEqual([{ kind: 'add', line: oneCase, idempotencyKey: 'id-1' }]);
  });

  test('a save repeated after a lost answer carries the same key, one repeated after a refusal a new one', async () => {
    const { stage, commands } = await opened();
    stage.send(save, reply('failed', 'Not now.'), save, reply('refused', 'Not sold to you.'), save);
    expect(commands()).toEqual(
      ['id-1', 'id-1', 'id-2'].map((idempotencyKey) => ({ kind: 'add', line: oneCase, idempotencyKey })),
    );
  });

  test('what was typed survives a refusal, and its reason is shown until the next try', async () => {
    const { stage } = await opened(seller);
    expect([...stage.snapshot.tags]).toEqual(['editable']);
    const typed = { quantityText: '7', priceText: '40', note1: 'ripe', note2: 'in two boxes' };
    stage.send({ type: 'draft.change', change: typed }, save, reply('refused', 'Not sold to you.'));
    expect(stage.snapshot.matches('editing')).toBe(true);
    expect(stage.snapshot.context).toMatchObject({ draft: typed, message: 'Not sold to you.' });
    stage.send(save);
    expect([...stage.snapshot.tags]).toEqual(['busy']);
    expect(stage.snapshot.context.message).toBe(null);
    stage.send(reply('failed', 'Not now.'));
    expect(stage.snapshot.context).toMatchObject({ draft: typed, message: 'Not now.' });
  });

  test.each([
    ['a price that the cart would change', [{ ...twoCases, unitPrice: 32 }], { CS: 48, EA: 2.1 }, 'confirmingPrice'],
    ['a product without a price', [], { CS: 0, EA: 0 }, 'editing'],
  ])('saved before its prices have come, %s is not sent', async (_, inCart, prices, state) => {
    const { stage, commands } = await opened({}, null, tomatoes, null, inCart, { prices: null });
    stage.send(save, save);
    await stage.answer('loadQuickPrices', prices);
    expect(commands()).toEqual([]);
    expect(stage.snapshot.matches(state as never)).toBe(true);
  });

  test('saved before its prices have come, a line is sent once they have, unless it is canceled', async () => {
    const saved = await opened({}, null, tomatoes, null, [], { prices: null });
    saved.stage.send(save);
    expect([[...saved.stage.snapshot.tags], saved.commands()]).toEqual([['busy'], []]);
    await saved.stage.answer('loadQuickPrices', { CS: 48, EA: 2.1 });
    expect(saved.commands()).toEqual([{ kind: 'add', line: oneCase, idempotencyKey: 'id-1' }]);
    const canceled = await opened({}, null, tomatoes, null, [], { prices: null });
    canceled.stage.send(save, { type: 'dialog.cancel' });
    expect([canceled.stage.snapshot.status, canceled.commands()]).toEqual(['done', []]);
  });

  test('quantity 0 on a line asks before it removes, and no keeps the line', async () => {
    const { stage, commands } = await opened({}, twoCases);
    stage.send(quantity('0'), save);
    expect(stage.snapshot.value).toBe('confirmingRemoval');
    stage.send({ type: 'removal.refuse' });
    expect(stage.snapshot.matches('editing')).toBe(true);
    expect(commands()).toEqual([]);
    stage.send(save, { type: 'removal.confirm' }, { type: 'dialog.cancel' });
    expect([...stage.snapshot.tags]).toEqual(['busy']);
    expect(commands()).toEqual([{ kind: 'remove', seen: twoCases, description: 'Tomatoes, plum' }]);
  });

  test('a failed removal is shown in the dialog, a successful one closes it', async () => {
    const { stage } = await opened({}, twoCases);
    stage.send(quantity('0'), save, { type: 'removal.confirm' }, reply('failed', 'Not now.'));
    expect(stage.snapshot.matches('editing')).toBe(true);
    expect(stage.snapshot.context.message).toBe('Not now.');
    stage.send(save, { type: 'removal.confirm' }, done);
    expect(stage.snapshot.status).toBe('done');
  });

  test('Cancel closes it and changes nothing, from the question too', async () => {
    const editing = await opened({}, twoCases);
    editing.stage.send(quantity('5'), { type: 'dialog.cancel' });
    const asking = await opened({}, twoCases);
    asking.stage.send(quantity('0'), save, { type: 'dialog.cancel' });
    for (const { stage, commands } of [editing, asking]) {
      expect([stage.snapshot.status, commands()]).toEqual(['done', []]);
    }
  });

  test('plus and minus step by the multiple of the unit, never below 0', async () => {
    const { stage } = await opened();
    const quantities: string[] = [];
    stage.send(pieces, quantity('12'));
    for (const direction of ['up', 'down', 'down', 'down'] as const) {
      stage.send({ type: 'quantity.step', direction });
      quantities.push(stage.snapshot.context.draft.quantityText);
    }
    expect(quantities).toEqual(['24', '12', '0', '0']);
  });

  test('another unit can be chosen for a new line only, and changes its quantity', async () => {
    const added = await opened({ orderQuantityRoundingFlag: 'AutoRoundUp' });
    const edited = await opened(seller, twoCases);
    const byPiece = { type: 'priceUnit.choose', unit: 'EA' } as const;
    for (const { stage } of [added, edited]) stage.send(pieces, byPiece);
    const units = { sellUnit: 'EA', priceUnit: 'CS', quantityText: '12' };
    expect(added.stage.snapshot.context.draft).toMatchObject(units);
    expect(edited.stage.snapshot.context.draft).toMatchObject({ sellUnit: 'CS', priceUnit: 'CS', quantityText: '2' });
  });

  test('a new line of quantity 0, and an invalid quantity, are neither saved nor treated as a removal', async () => {
    const added = await opened();
    const edited = await opened({}, twoCases);
    added.stage.send(quantity('0'), save, quantity('.'), save, quantity('10000000'), save);
    edited.stage.send(quantity('10000000'), save, quantity('2 CS'), save);
    for (const { stage, commands } of [added, edited]) {
      expect(stage.snapshot.value).toEqual({ editing: 'priced' });
      expect(commands()).toEqual([]);
    }
  });

  test('an override is sent only when it differs from the price of the product', async () => {
    const { stage, commands } = await opened(seller);
    stage.send(price('48.00'), save, reply('failed', ''), price('$47.5'), save);
    expect(commands().flatMap((command) => (command.kind === 'add' ? [command.line] : []))).toEqual([
      oneCase,
      { ...oneCase, overridePrice: '47.5' },
    ]);
  });

  test("a price can be typed, is ignored when it equals the product's own price, and can be reset", async () => {
    const { stage } = await opened(seller);
    const { product } = stage.snapshot.context;
    const priceTexts: (string | null)[] = [];
    const notes: (string | null)[] = [];
    for (const event of [price('48.00'), price('40.129'), { type: 'price.reset' } as const]) {
      stage.send(event, { type: 'price.settle' });
      priceTexts.push(stage.snapshot.context.draft.priceText);
      notes.push(stage.snapshot.context.adjustment);
    }
    stage.send(price('40'), { type: 'priceUnit.choose', unit: 'EA' });
    expect(priceTexts).toEqual([null, '40.13', null]);
    expect(notes).toEqual([null, '$40.129 was rounded to $40.13: prices by CS have at most 2 decimals.', null]);
    expect(stage.snapshot.context.draft).toMatchObject({ priceUnit: 'EA', priceText: null });
    expect(stage.asked('loadLinePrices')).toEqual([{ product }]);
  });

  test('a price of someone else stays on a line that a buyer without the right edits', async () => {
    const { stage } = await opened({}, { ...twoCases, unitPrice: 40, overridePrice: 40, isOverridePrice: true });
    stage.send({ type: 'price.reset' }, price('1'), { type: 'price.settle' });
    expect(stage.snapshot.context.draft.priceText).toBe('40.00');
  });

  test('a user who may not change prices sends none, whatever event the dialog gets', async () => {
    const { stage, commands } = await opened();
    stage.send(price('1'), { type: 'price.settle' }, { type: 'priceUnit.choose', unit: 'EA' }, save);
    expect(commands()).toEqual([{ kind: 'add', line: oneCase, idempotencyKey: 'id-1' }]);
  });

  test.each([
    { flag: 'AutoRoundUp', typed: '13', sent: ['24'] },
    { flag: 'AutoRoundDown', typed: '23', sent: ['12'] },
    { flag: 'AutoRoundDown', typed: '1', sent: ['12'] },
    { flag: 'AutoRoundNearest', typed: '18', sent: ['24'] },
    { flag: 'AutoRoundNearest', typed: '17.99', sent: ['12'] },
    { flag: 'None', typed: '13', sent: [] },
    { flag: 'None', typed: '24', sent: ['24'] },
  ] as const)(
    '$typed pieces sold by the dozen are sent as $sent with $flag, even when the field was not left',
    async ({ flag, typed, sent }) => {
      const { stage, commands } = await opened({ orderQuantityRoundingFlag: flag });
      stage.send(pieces, quantity(typed), save);
      const quantities = commands().flatMap((command) => (command.kind === 'add' ? [command.line] : []));
      expect(quantities.map((line) => line.orderQuantity)).toEqual(sent);
    },
  );

  test('a changed number is shown, in the dialog or, when it closes at once, after it', async () => {
    const { stage } = await opened({ orderQuantityRoundingFlag: 'AutoRoundUp' });
    const text = '13 was changed to 24: this unit is sold in multiples of 12.';
    stage.send(pieces, quantity('13'), { type: 'quantity.settle' });
    expect(stage.snapshot.context).toMatchObject({ draft: { quantityText: '24' }, adjustment: text });
    stage.send(save, done);
    expect(stage.snapshot.status).toBe('done');
    expect(stage.paramsOf('notify')).toEqual([{ type: 'warning', text, ...viewCart }]);
  });

  test('an added product is announced with a link to the cart, a changed line is not announced', async () => {
    const added = await opened();
    const changed = await opened({}, twoCases);
    for (const { stage } of [added, changed]) stage.send(quantity('3'), save, done);
    expect(added.stage.paramsOf('notify')).toEqual([{ type: 'success', text: '1 Product Added To Cart', ...viewCart }]);
    expect(changed.stage.paramsOf('notify')).toEqual([]);
  });

  test('a line whose prices do not come can be saved all the same, also where it was saved before that was known', async () => {
    const { stage, commands } = await opened({}, null, tomatoes, null, [], { prices: null });
    stage.send(save);
    await stage.fail('loadQuickPrices', failures.unavailable);
    expect([stage.snapshot.value, commands()]).toEqual([{ editing: 'unpriced' }, []]);
    stage.send(save);
    expect(commands()).toEqual([{ kind: 'add', line: oneCase, idempotencyKey: 'id-1' }]);
  });

  test('a quantity far above the last one is asked about once, and sent only after confirmation', async () => {
    const { stage, commands } = await opened({}, null, tomatoes, lastSale);
    stage.send(quantity('10'), save);
    expect([stage.snapshot.value, commands()]).toEqual(['confirmingQuantity', []]);
    stage.send({ type: 'quantity.refuse' }, quantity('9'), save);
    expect(stage.snapshot.value).toBe('saving');
    stage.send(reply('failed', 'Not now.'), quantity('10'), save, { type: 'quantity.confirm' });
    stage.send(reply('failed', 'Not now.'), save);
    expect(stage.snapshot.value).toBe('saving');
    stage.send(reply('failed', 'Not now.'), quantity('11'), save);
    expect(stage.snapshot.value).toBe('confirmingQuantity');
  });

  const cheap = { ...twoCases, unitPrice: 32, overridePrice: 32, isOverridePrice: true };

  test('a line that would change the price of lines in the cart is sent only after confirmation', async () => {
    const { stage, commands } = await opened({}, null, tomatoes, null, [cheap]);
    stage.send(save);
    expect([stage.snapshot.value, commands()]).toEqual(['confirmingPrice', []]);
    expect(stage.snapshot.context.conflict).toEqual({ productKey: 11, description: 'Tomatoes, plum', unit: 'CS' });
    stage.send({ type: 'priceChange.refuse' });
    expect([stage.snapshot.matches('editing'), commands()]).toEqual([true, []]);
    stage.send(save, { type: 'priceChange.confirm' });
    expect(commands()).toHaveLength(1);
  });

  test('an unusual quantity is asked about before the price', async () => {
    const { stage, commands } = await opened({}, null, tomatoes, lastSale, [cheap]);
    stage.send(quantity('10'), save, { type: 'quantity.confirm' });
    expect([stage.snapshot.value, commands()]).toEqual(['confirmingPrice', []]);
  });

  test('the same price, a line that is edited, and hidden prices are not asked about', async () => {
    const same = await opened(seller, null, tomatoes, null, [cheap]);
    same.stage.send(price('32'), save);
    const edited = await opened(seller, cheap, tomatoes, null, [cheap]);
    edited.stage.send(price('40'), save);
    const hidden = await opened({ hidePricing: true }, null, tomatoes, null, [cheap]);
    hidden.stage.send(save);
    expect([same, edited, hidden].map(({ stage }) => stage.snapshot.value)).toEqual(['saving', 'saving', 'saving']);
  });

  test('without prices here, an override in the cart is asked about: the own price would take its place', async () => {
    const stage = new Stage(cartLineDialogMachine, {
      product: tomatoes,
      line: null,
      settings: DEFAULT_USER_SETTINGS,
      sellsAtZero: false,
      cart: cartListener().ref,
      cartLines: () => [cheap],
      newId: () => 'id',
      lastSale: () => null,
    });
    await stage.fail('loadLinePrices', failures.unavailable);
    stage.send(save);
    expect(stage.snapshot.value).toBe('confirmingPrice');
  });

  test('an unusual quantity that is already in the cart is not asked about', async () => {
    const { stage } = await opened({}, { ...twoCases, orderQuantity: 10 }, tomatoes, lastSale);
    stage.send({ type: 'draft.change', change: { note1: 'ripe' } }, save);
    expect(stage.snapshot.value).toBe('saving');
  });

  test('CLD-07: a line whose units cannot be converted shows an error, and is not saved', async () => {
    const { stage, commands } = await opened({}, { ...twoCases, unitOfMeasure_Prc: 'PAL' });
    expect(reading(stage.snapshot.context)).toMatchObject({
      unitError: 'Unit mismatch: CS cannot be converted to PAL.',
      extension: null,
    });
    stage.send(quantity('3'), save);
    expect([stage.snapshot.matches('editing'), commands()]).toEqual([true, []]);
  });

  const FREE = { prices: { CS: 0, EA: 2.1 } };
  const openedFree = (settings: Partial<UserSettings>, line: CartLine | null = null, sellsAtZero = false) =>
    opened(settings, line, tomatoes, null, [], { ...FREE, sellsAtZero });

  test('by a unit that is priced 0 nothing is saved, by another one it is', async () => {
    const { stage, commands } = await openedFree({ syncPriceByWithSellByUMFlag: true });
    expect([stage.snapshot.can(save), isCallForPrice(stage.snapshot.context)]).toEqual([false, true]);
    stage.send(save);
    expect([stage.snapshot.matches('editing'), commands()]).toEqual([true, []]);
    stage.send(pieces, quantity('12'), save);
    expect(commands()).toMatchObject([{ kind: 'add', line: { unitOfMeasure: 'EA', unitOfMeasure_Prc: 'EA' } }]);
  });

  test('a line whose price fell to 0 is not saved again, only removed', async () => {
    const { stage, commands } = await openedFree({}, { ...twoCases, unitPrice: 0 });
    stage.send(quantity('3'), save);
    expect([stage.snapshot.matches('editing'), commands()]).toEqual([true, []]);
    stage.send(quantity('0'), save, { type: 'removal.confirm' });
    expect(commands()).toMatchObject([{ kind: 'remove' }]);
  });

  test.each([
    ['typed by a user who may change prices is saved', seller, '0', false],
    ['at which the site sells is saved', {}, null, true],
  ])('a price of 0 %s', async (_, settings, typed, sellsAtZero) => {
    const { stage, commands } = await openedFree(settings, null, sellsAtZero);
    if (typed !== null) stage.send(price(typed));
    stage.send(save);
    expect(commands()).toMatchObject([{ kind: 'add' }]);
  });

  test('an unsold product closes it with a warning, and nothing is requested', async () => {
    const { stage, commands } = await opened({}, null, unsold);
    expect(stage.paramsOf('notify')).toEqual([{ type: 'warning', text: 'Product has no Sell By U/M' }]);
    expect(stage.snapshot.status).toBe('done');
    expect([stage.asked('loadLinePrices'), commands()]).toEqual([[], []]);
  });

  test('it closes when the cart has the line, and never before', async () => {
    const { stage } = await opened();
    stage.send(save, { type: 'dialog.cancel' });
    expect(stage.snapshot.value).toBe('saving');
    stage.send(done);
    expect(stage.snapshot.status).toBe('done');
  });
});
