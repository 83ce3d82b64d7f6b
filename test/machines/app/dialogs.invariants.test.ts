import { describe, expect, test } from 'vitest';
import { dialogsMachine } from '#machines/app/dialogs/dialogsMachine.ts';
import type { Opening } from '#machines/shop/opening.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { guideBuyer } from '../guides/guideDialogSamples.ts';
import { buyer, configuration, guest, tomatoes, twoCases, unsold } from '../samples.ts';
import { dialogsInput, quickEntry } from './dialogs.walk.ts';

function opened(shopper = buyer) {
  const input = dialogsInput(shopper);
  return { stage: new Stage(dialogsMachine, input), ...input };
}

/** Opens a dialog whose part of the program is there. */
async function open(stage: Stage<typeof dialogsMachine>, opening: Opening) {
  stage.send(opening);
  if (stage.isAsking('loadDialog')) await stage.answer('loadDialog');
}

const add = { type: 'cartLine.add', product: tomatoes } as const;
const edit = { type: 'cartLine.edit', product: tomatoes, line: twoCases } as const;

describe('the dialogs:', () => {
  test('there is one dialog at most: a request while one is open opens nothing', async () => {
    const { stage } = opened();
    stage.send(add, edit);
    await open(stage, edit);
    await open(stage, { type: 'cartLine.add', product: unsold });
    expect(stage.asked('cartLineDialog')).toMatchObject([{ product: tomatoes, line: null }]);
  });

  test('a dialog that closed makes room for the next', async () => {
    const { stage, cart } = opened();
    await open(stage, add);
    await stage.answer('cartLineDialog');
    await open(stage, edit);
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

  test('order guides are offered to users who may edit them, and to no other user', async () => {
    const opens = [buyer, guideBuyer, { ...guideBuyer, userType: 'Consumer' as const }].map(async (shopper) => {
      const { stage } = opened(shopper);
      await open(stage, { type: 'guide.addProduct', product: tomatoes, guides: [] });
      return stage.asked('addToGuide');
    });
    expect(await Promise.all(opens)).toMatchObject([[], [{ product: tomatoes, guides: [], rounding: 'None' }], []]);
  });

  test('an error in a dialog is shown, and the dialog opens again with the same input', async () => {
    const { stage } = opened();
    await open(stage, { type: 'paste.open', text: 'TOM 2 CS', quickEntry });
    await stage.fail('paste', new TypeError('no dialog'));
    expect(stage.snapshot.value).toBe('broken');
    stage.send({ type: 'dialog.retry' });
    await stage.answer('loadDialog');
    expect(stage.asked('paste')).toMatchObject([{ text: 'TOM 2 CS' }, { text: 'TOM 2 CS' }]);
  });

  test('a dialog that stopped can be left, and others open', async () => {
    const { stage } = opened();
    await open(stage, edit);
    await stage.fail('cartLineDialog', new TypeError('no dialog'));
    stage.send({ type: 'dialog.close' });
    await open(stage, add);
    expect(stage.snapshot.value).toBe('editingCartLine');
  });

  test('a dialog that fails to load shows that, and is requested again with the same input, or left', async () => {
    const { stage } = opened();
    stage.send(add);
    await stage.fail('loadDialog', new TypeError('Failed to fetch dynamically imported module'));
    expect([stage.snapshot.value, [...stage.snapshot.tags]]).toEqual(['unreachable', ['failed']]);
    stage.send({ type: 'dialog.retry' });
    await stage.answer('loadDialog');
    expect(stage.asked('cartLineDialog')).toMatchObject([{ product: tomatoes, line: null }]);
    const left = opened().stage;
    left.send(add, { type: 'dialog.close' });
    expect([left.snapshot.value, left.isAsking('loadDialog')]).toEqual(['none', false]);
  });
});
