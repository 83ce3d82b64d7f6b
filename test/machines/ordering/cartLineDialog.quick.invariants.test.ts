import { describe, expect, test } from 'vitest';
import { DEFAULT_USER_SETTINGS } from '#domain/settings/settings.ts';
import { VIEW_CART } from '#machines/notices/productsAdded.ts';
import { cartLineDialogMachine } from '#machines/ordering/cartLineDialog/cartLineDialogMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { cartListener, cartOf, environment, lastSale, tomatoes, twoCases } from '../samples.ts';

describe('a line that is added from a product card:', () => {
  async function added(quantityText: string | null, more: object = {}) {
    const cart = cartListener();
    const stage = new Stage(cartLineDialogMachine, {
      product: tomatoes,
      line: null,
      isQuick: true,
      typed: quantityText === null ? {} : { quantityText },
      settings: DEFAULT_USER_SETTINGS,
      sellsAtZero: false,
      cart: cart.ref,
      cartLines: () => [],
      newId: environment().newId,
      lastSale: () => null,
      ...more,
    });
    await stage.answer('loadQuickPrices', { CS: 48, EA: 2.1 });
    return { stage, commands: cart.commands, isShown: () => stage.snapshot.context.isShown };
  }

  test('it is in the cart with the quantity that was typed, else the default one, and nothing was shown', async () => {
    for (const [typed, sent] of [
      ['3', '3'],
      [null, '1'],
    ] as const) {
      const { stage, commands, isShown } = await added(typed);
      expect(commands()).toMatchObject([{ kind: 'add', line: { orderQuantity: sent, unitOfMeasure: 'CS' } }]);
      stage.send({ type: 'cart.reply', result: { kind: 'done', cart: cartOf(2, twoCases) } });
      expect([stage.snapshot.status, isShown()]).toEqual(['done', false]);
      expect(stage.paramsOf('notify')).toEqual([{ type: 'success', text: '1 Product Added To Cart', ...VIEW_CART }]);
    }
  });

  test.each([
    ['none of it', '0', {}, 'editing'],
    ['what is not a valid number', '1-2', {}, 'editing'],
    ['far more than usual', '400', { lastSale: () => ({ ...lastSale, quantity: 2 }) }, 'confirmingQuantity'],
    ['another price', '3', { cartLines: () => [{ ...twoCases, unitPrice: 32 }] }, 'confirmingPrice'],
  ])('%s is not sent: the dialog asks, with what was typed', async (_, typed, more, state) => {
    const { stage, commands, isShown } = await added(typed, more);
    expect([commands(), isShown(), stage.snapshot.context.draft.quantityText]).toEqual([[], true, typed]);
    expect(stage.snapshot.matches(state as never)).toBe(true);
  });

  test('a line that the cart refuses is shown in the dialog, with the reason', async () => {
    const { stage, isShown } = await added('3');
    expect(isShown()).toBe(false);
    stage.send({ type: 'cart.reply', result: { kind: 'refused', text: 'Not sold to you.' } });
    expect([isShown(), stage.snapshot.context.message]).toEqual([true, 'Not sold to you.']);
  });
});
