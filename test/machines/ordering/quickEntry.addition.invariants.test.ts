import { describe, expect, test } from 'vitest';
import type { CartLine } from '#domain/cart/cart.ts';
import { type EntryLine, newLine, ownLineId } from '#domain/entry/entryLine.ts';
import type { Product } from '#domain/product/product.ts';
import { cartText } from '#domain/texts/cartText.ts';
import { EMPTY_ENTRY } from '#machines/ordering/quickEntry/cartReducer.ts';
import { type EntrySent, entryAdditionMachine } from '#machines/ordering/quickEntry/entryAdditionMachine.ts';
import type { PendingAdd } from '#machines/ordering/quickEntry/keptEntry.ts';
import type { KnownLastSales } from '#machines/shop/prices/pricesMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import {
  cartListener,
  catalogueOf,
  failures,
  lastSale,
  listener,
  loadedCatalogue,
  tomatoes,
  twoCases,
} from '../samples.ts';
import { entryInput, leeks, pantryView } from './entrySamples.ts';

function typed(product: Product, quantity: string, more: Partial<EntryLine> = {}): EntryLine {
  const { input } = entryInput();
  const entry = { productKey: product.productKey, quantity, sellUnit: product.defaultQuantity.unitOfMeasure };
  return { ...newLine(ownLineId(product.productKey), entry, product, input.settings), ...more };
}

const pending: PendingAdd = { idempotencyKey: 'key-1', lines: [], sent: [], progress: 'unanswered' };
const withCarrots = {
  ...pantryView,
  catalogue: catalogueOf({ ...loadedCatalogue, products: [tomatoes, leeks, { ...leeks, productKey: 14 }] }),
};
const batch = { ready: [], skipped: [], faulty: [], conflicts: [] };

interface Pressed {
  unanswered?: { pending: PendingAdd; batch: typeof batch } | null;
  lastSales?: KnownLastSales;
  confirmed?: readonly string[];
  cartLines?: readonly CartLine[];
}

function pressed(lines: EntryLine[], more: Pressed = {}) {
  const { unanswered = null, lastSales = {}, confirmed = [], cartLines = [] } = more;
  const { input } = entryInput();
  const owner = listener<EntrySent>();
  const stage = new Stage(entryAdditionMachine, {
    entered: {
      view: { ...withCarrots, lastSales, cartLines },
      entry: { ...EMPTY_ENTRY, lines: new Map(lines.map((line) => [line.id, line])) },
      settings: input.settings,
    },
    unanswered,
    confirmed,
    cart: cartListener().ref,
    owner: owner.ref,
    newId: input.newId,
  });
  return { stage, heard: owner.heard, requests: () => stage.asked('addLines') };
}

const keysOf = (requests: unknown[]) =>
  requests.map((request) => (request as { lines: { productKey: number }[] }).lines.map((line) => line.productKey));

const filledIn = typed(tomatoes, '2', { isFromGuide: true, isUnsaved: false });
const carrots = { ...leeks, productKey: 14 };
const inCart = (...keys: number[]) => keys.map((productKey) => ({ ...twoCases, productKey }));
const sent = { type: 'lines.sent' } as const;

describe('adding entered lines to the cart:', () => {
  test('an invalid quantity stops all of them, and nothing is sent', () => {
    const { stage, requests } = pressed([typed(tomatoes, '2'), typed(leeks, '1.5.2')]);
    expect(stage.snapshot.output).toMatchObject({ outcome: { kind: 'faulty' }, pending: null });
    expect(requests()).toEqual([]);
  });

  test('where nothing is entered nothing is sent', () => {
    const { stage, requests } = pressed([]);
    expect(stage.snapshot.output?.outcome).toEqual({ kind: 'nothing' });
    expect(requests()).toEqual([]);
  });

  test('products that are mostly in the cart are added again only after confirmation, or left out', () => {
    const answers = ['again.confirm', 'again.leaveOut', 'again.refuse'] as const;
    const sentKeys = answers.map((type) => {
      const lines = [typed(tomatoes, '2'), typed(leeks, '3'), typed(carrots, '1')];
      const { stage, requests } = pressed(lines, { cartLines: inCart(11, 13) });
      expect(requests()).toEqual([]);
      expect(stage.snapshot.context.repeat).toEqual({ products: 3, inCart: [11, 13] });
      stage.send({ type });
      expect(stage.snapshot.status, type).toBe(type.endsWith('refuse') ? 'done' : 'active');
      return keysOf(requests());
    });
    expect(sentKeys).toEqual([[[11, 13, 14]], [[14]], []]);
  });

  test('a whole guide that is in the cart is asked about by the cart alone, also when it has one line', () => {
    const again = pressed([filledIn], { cartLines: inCart(11) });
    expect([again.stage.snapshot.value, again.requests()]).toEqual(['askingAgain', []]);
    again.stage.send({ type: 'again.leaveOut' });
    expect(again.stage.snapshot.value).toBe('askingAgain');
    const elsewhere = pressed([{ ...filledIn, wasAdded: true }], { cartLines: [] });
    expect(keysOf(elsewhere.requests())).toEqual([[11]]);
  });

  test('one line typed by hand adds up, and so does a guide of which half is in the cart', () => {
    const byHand = pressed([typed(tomatoes, '2')], { cartLines: inCart(11) });
    const half = pressed([typed(tomatoes, '2'), typed(leeks, '3')], { cartLines: inCart(11) });
    expect([keysOf(byHand.requests()), keysOf(half.requests())]).toEqual([[[11]], [[11, 13]]]);
  });

  test('lines that are left out change no price in the cart', () => {
    const cartLines = [...inCart(13), { ...twoCases, unitPrice: 40 }];
    const lines = [typed(tomatoes, '2'), typed(leeks, '3'), typed(tomatoes, '24', { id: -(2 ** 31) - 1 })];
    const { stage, requests } = pressed(lines, { cartLines });
    stage.send({ type: 'again.confirm' });
    expect(requests()).toMatchObject([{ conflicts: [{ productKey: 11 }] }]);
  });

  test('lines filled in by a guide are added with a typed line only after confirmation; the typed line can be added alone', () => {
    const answers = ['guide.addAll', 'guide.onlyTyped', 'guide.refuse'] as const;
    const sentKeys = answers.map((type) => {
      const { stage, requests } = pressed([filledIn, typed(leeks, '3')]);
      expect([stage.snapshot.value, requests()]).toEqual(['askingGuide', []]);
      stage.send({ type });
      expect(stage.snapshot.status, type).toBe(type.endsWith('refuse') ? 'done' : 'active');
      return keysOf(requests());
    });
    expect(sentKeys).toEqual([[[11, 13]], [[13]], []]);
  });

  test('lines filled in by a guide are added alone without a question, and so are lines typed over them', () => {
    const changed = { ...filledIn, isUnsaved: true };
    expect([[filledIn], [changed, typed(leeks, '3')]].map((lines) => keysOf(pressed(lines).requests()))).toEqual([
      [[11]],
      [[11, 13]],
    ]);
  });

  test('typed quantities far from what this customer takes are asked about, once', () => {
    const lastSales = { 11: lastSale };
    const lines = [typed(tomatoes, '10'), typed(leeks, '999')];
    const { stage, requests } = pressed(lines, { lastSales });
    expect(stage.snapshot.context.unusual.map(({ question }) => question)).toEqual([
      cartText('cart.quantityUnusual', { asked: '10 CS', usual: '2 CS', reference: 'lastOrder' }),
    ]);
    stage.send({ type: 'quantities.confirm' });
    expect(keysOf(requests())).toEqual([[11, 13]]);
    const { confirmed } = stage.snapshot.context;
    expect(keysOf(pressed(lines, { lastSales, confirmed }).requests())).toEqual([[11, 13]]);
    const more = pressed([typed(tomatoes, '11')], { lastSales, confirmed });
    expect(more.stage.snapshot.value).toBe('askingQuantities');
    more.stage.send({ type: 'quantities.refuse' });
    expect([more.stage.snapshot.output?.outcome, more.requests()]).toEqual([{ kind: 'cancelled' }, []]);
  });

  test('a quantity from a guide alone is not asked about', () => {
    const line = { ...filledIn, draft: { ...filledIn.draft, quantityText: '5000' } };
    expect(keysOf(pressed([line]).requests())).toEqual([[11]]);
  });

  test('the sender gets an event with the lines that are sent, with their key, and only when they are', () => {
    const { stage, heard } = pressed([typed(tomatoes, '2')]);
    expect(heard()).toEqual([]);
    stage.send(sent);
    expect(heard()).toMatchObject([
      { type: 'entry.sent', pending: { idempotencyKey: 'id-1', sent: [{ productKey: 11 }] } },
    ]);
  });

  test('lines without an answer are repeated under their key, whatever is typed by now, without a question', () => {
    const { requests } = pressed([filledIn], { cartLines: inCart(11), unanswered: { pending, batch } });
    expect(requests()).toMatchObject([{ idempotencyKey: 'key-1', lines: [], isRepeat: true }]);
  });

  test('an error before the lines are sent is a failure, after that the outcome is unknown', async () => {
    const before = pressed([typed(tomatoes, '2')]);
    const after = pressed([typed(tomatoes, '2')]);
    after.stage.send(sent);
    const again = pressed([], { unanswered: { pending, batch } });
    const kinds: unknown[] = [];
    for (const { stage } of [before, after, again]) {
      await stage.fail('addLines', failures.unexpected);
      kinds.push(stage.snapshot.output?.outcome.kind);
    }
    expect(kinds).toEqual(['failed', 'unknown', 'unknown']);
  });
});
