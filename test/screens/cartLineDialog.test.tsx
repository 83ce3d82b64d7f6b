import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Prices } from '#domain/cart/lineDraft.ts';
import type { Product } from '#domain/product/product.ts';
import { DEFAULT_USER_SETTINGS } from '#domain/settings/settings.ts';
import { texts } from '#domain/texts.ts';
import { cartLineDialogMachine } from '#machines/ordering/cartLineDialog/cartLineDialogMachine.ts';
import { CartLineDialog } from '../../src/screens/cartLineDialog/CartLineDialog.tsx';
import { cartListener, environment, failures, tomatoes } from '../machines/samples.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { cue } from './cue.ts';

afterEach(cleanup);

function openUnpriced() {
  const cart = cartListener();
  const loadLinePrices = cue<Prices, { product: Product }>();
  const settings = { ...DEFAULT_USER_SETTINGS, canChangePrice: true };
  const input = { product: tomatoes, line: null, settings, cart: cart.ref, newId: environment().newId };
  const machine = cartLineDialogMachine.provide({ actors: { loadLinePrices: loadLinePrices.port } });
  renderPiece(<CartLineDialog dialog={createActor(machine, { input }).start()} />);
  const over = async (name: string, text: string) => {
    const field = screen.getByRole<HTMLInputElement>('textbox', { name });
    await userEvent.click(field);
    field.select();
    await userEvent.keyboard(text);
    await userEvent.tab();
    return field;
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  const sent = () => cart.commands().flatMap((command) => (command.kind === 'add' ? [command.line] : []));
  return { over, save, sent, loadLinePrices };
}

async function open() {
  const dialog = openUnpriced();
  await dialog.loadLinePrices.answer({ CS: 1250.5, EA: 2.1 });
  return dialog;
}

describe('a number typed in the cart line dialog', () => {
  test.each(['-3', '1,5', '1,250.50'])('is marked, kept and not sent when it is the quantity %s', async (text) => {
    const { over, save, sent } = await open();
    const quantity = await over('Quantity', text);
    await save();
    expect(quantity.value).toBe(text);
    expect(screen.getByText(texts.cart.quantityNotANumber(text))).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  test.each(['-3', '1,5', '1,250'])('is marked, kept and not sent when it is the price %s', async (text) => {
    const { over, save, sent } = await open();
    const price = await over('Unit Price', text);
    await save();
    expect(price.value).toBe(text);
    expect(screen.getByText('Enter a price such as 12.50.')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  test('is sent as it reads, and a price may be written as the dialog writes its own', async () => {
    const { over, save, sent } = await open();
    expect((await over('Unit Price', '{End}{Backspace}{Backspace}75')).value).toBe('1250.75');
    await over('Quantity', ' 12');
    await save();
    expect(sent()).toMatchObject([{ orderQuantity: '12', overridePrice: '1250.75' }]);
  });

  test('is said to have been rounded when it was', async () => {
    const { over } = await open();
    await over('Unit Price', '40.129');
    expect(screen.getByText('$40.129 was rounded to $40.13: prices by CS have at most 2 decimals.')).toBeTruthy();
  });
});

test('a price that did not come is asked for again in the dialog', async () => {
  const { loadLinePrices } = openUnpriced();
  await loadLinePrices.fail(failures.offline);
  expect(screen.getByText('Price not loaded')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await loadLinePrices.answer({ CS: 1250.5, EA: 2.1 });
  expect(screen.queryByText('Price not loaded')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Unit Price' }).value).toBe('$1,250.50');
});
