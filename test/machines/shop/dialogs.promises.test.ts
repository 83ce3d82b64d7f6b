import { describe, expect, test } from 'vitest';
import { dialogsMachine } from '#machines/shop/dialogs/dialogsMachine.ts';
import { Stage } from '../../support/puppets.ts';
import { guideBuyer } from '../guides/guideDialogSamples.ts';
import { buyer, configuration, guest, tomatoes, twoCases, unsold } from '../samples.ts';
import { dialogsInput, quickEntry } from './dialogs.walk.ts';

function opened(shopper = buyer) {
  const input = dialogsInput(shopper);
  return { stage: new Stage(dialogsMachine, input), ...input };
}

const add = { type: 'cartLine.add', product: tomatoes } as const;
const edit = { type: 'cartLine.edit', product: tomatoes, line: twoCases } as const;

describe('the dialogs promise:', () => {
  test('there is one dialog at most: what is asked for while one is open is not opened', () => {
    const { stage } = opened();
    stage.send(add, edit, { type: 'cartLine.add', product: unsold });
    expect(stage.asked('cartLineDialog')).toMatchObject([{ product: tomatoes, line: null }]);
  });

  test('a dialog that closed makes room for the next', async () => {
    const { stage, cart } = opened();
    stage.send(add);
    await stage.answer('cartLineDialog');
    stage.send(edit);
    expect(stage.asked('cartLineDialog')[1]).toMatchObject({
      product: tomatoes,
      line: twoCases,
      settings: configuration.settings,
      cart,
    });
  });

  test('a guest who adds to the cart reads that an account is required, and gets no dialog', () => {
    const { stage } = opened(guest);
    stage.send(add);
    expect(stage.snapshot.value).toBe('accountRequired');
    stage.send({ type: 'accountRequired.close' }, edit);
    expect(stage.snapshot.value).toBe('none');
    expect(stage.asked('cartLineDialog')).toEqual([]);
  });

  test('order guides are offered to whoever keeps them, and to nobody else', () => {
    const opens = [buyer, guideBuyer, { ...guideBuyer, userType: 'Consumer' as const }].map((shopper) => {
      const { stage } = opened(shopper);
      stage.send({ type: 'guide.addProduct', product: tomatoes, guides: [] });
      return stage.asked('addToGuide');
    });
    expect(opens).toMatchObject([[], [{ product: tomatoes, guides: [], rounding: 'None' }], []]);
  });

  test('a bug in a dialog is said, and the dialog opens again with what it was opened with', async () => {
    const { stage } = opened();
    stage.send({ type: 'paste.open', text: 'TOM 2 CS', quickEntry });
    await stage.fail('paste', new TypeError('no dialog'));
    expect(stage.snapshot.value).toBe('broken');
    stage.send({ type: 'dialog.retry' });
    expect(stage.asked('paste')).toMatchObject([{ text: 'TOM 2 CS' }, { text: 'TOM 2 CS' }]);
  });

  test('a dialog that stopped can be left, and others open', async () => {
    const { stage } = opened();
    stage.send(edit);
    await stage.fail('cartLineDialog', new TypeError('no dialog'));
    stage.send({ type: 'dialog.close' }, add);
    expect(stage.snapshot.value).toBe('editingCartLine');
  });
});
