import { describe, expect, test } from 'vitest';
import type { Product } from '#domain/product/product.ts';
import type { RoundingFlag } from '#domain/quantity.ts';
import { presentText } from '#machines/guides/addToGuide/addition.ts';
import { addToGuideMachine } from '#machines/guides/addToGuide/addToGuideMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { tomatoes, unsold } from '../samples.ts';
import { bar, guideLine, guides, kitchen } from './guideDialogSamples.ts';
import { broken, done, guideListener, stale, unanswered, writesOf } from './guideSamples.ts';

function opened({ product = tomatoes, rounding = 'None' }: { product?: Product; rounding?: RoundingFlag } = {}) {
  return new Stage(addToGuideMachine, { product, guides, rounding, guideList: guideListener().guideList });
}

const save = { type: 'product.save' } as const;
const choose = (name: string | null) => ({ type: 'guide.choose', name }) as const;
const name = (text: string) => ({ type: 'name.type', name: text }) as const;
const quantity = (text: string) => ({ type: 'quantity.type', text }) as const;
const pieces = { type: 'unit.choose', unit: 'EA' } as const;
const notice = (text: string, guide: string) => ({
  type: 'success',
  text,
  about: `guide:${guide.toLowerCase()}`,
  action: { label: 'Open', href: `/order-guide#og=${guide}` },
});

describe('adding a product to an order guide:', () => {
  test('one click or five send it once, and nothing is closed before the answer', async () => {
    const stage = opened();
    stage.send(choose('Bar'), save, save, { type: 'dialog.cancel' });
    expect(writesOf(stage)).toEqual([
      {
        kind: 'changeLines',
        seen: bar,
        name: 'Bar',
        lines: [{ productKey: 11, orderQuantity: 1, unitOfMeasure: 'CS', isDelete: false, sequence: -1 }],
      },
    ]);
    expect(stage.snapshot.status).toBe('active');
    await stage.answer('guideWrite', done);
    expect(stage.snapshot.status).toBe('done');
    expect(stage.paramsOf('notify')).toEqual([notice('Added "Tomatoes, plum" to order guide "Bar"', 'Bar')]);
  });

  test('a new name makes a guide with the product in it', async () => {
    const stage = opened();
    stage.send(name('  Winter '), quantity('24'), pieces, save);
    expect(writesOf(stage)).toEqual([
      { kind: 'create', name: 'Winter', products: [{ productKey: 11, orderQuantity: 24, unitOfMeasure: 'EA' }] },
    ]);
    await stage.answer('guideWrite', done);
    expect(stage.paramsOf('notify')).toEqual([notice('Added "Tomatoes, plum" to order guide "Winter"', 'Winter')]);
  });

  test.each([
    { target: [], text: 'Select Order Guide or set New Order Guide Name' },
    { target: [choose('Standard')], text: 'Select Order Guide or set New Order Guide Name' },
    { target: [choose('Chain')], text: 'Select Order Guide or set New Order Guide Name' },
    { target: [name('  ')], text: 'Order Guide Name cannot be blank.' },
    { target: [name('Thirteen char')], text: 'Order Guide Name can have at most 12 characters.' },
    { target: [name('KITCHEN')], text: 'There is already an order guide named "Kitchen".' },
    { target: [name('standard')], text: 'The name Standard is reserved.' },
    { target: [choose('Bar'), name('Bar')], text: 'There is already an order guide named "Bar".' },
  ])('without a guide to go to nothing is sent: $text', ({ target, text }) => {
    const stage = opened();
    stage.send(...target, save);
    expect(stage.snapshot.context.message).toBe(text);
    expect(writesOf(stage)).toEqual([]);
  });

  test('a quantity that is not a multiple is not sent; where the site rounds, the rounded one is', () => {
    const strict = opened();
    strict.send(choose('Bar'), pieces, quantity('13'), save);
    expect(writesOf(strict)).toEqual([]);
    const rounding = opened({ rounding: 'AutoRoundUp' });
    rounding.send(choose('Bar'), pieces, quantity('13'), save);
    expect(writesOf(rounding)).toMatchObject([{ lines: [{ orderQuantity: 24, unitOfMeasure: 'EA' }] }]);
  });

  test('a guide that has the product shows that, and its quantity is changed in its place', async () => {
    const stage = opened();
    stage.send(choose('Kitchen'));
    expect(presentText(stage.snapshot.context)).toBe('"Kitchen" has this product already: 3 CS.');
    expect(stage.snapshot.context.draft.quantityText).toBe('3');
    stage.send({ type: 'quantity.step', direction: 'up' }, save);
    expect(writesOf(stage)).toMatchObject([{ lines: [{ orderQuantity: 4, sequence: 1 }] }]);
    await stage.answer('guideWrite', done);
    expect(stage.paramsOf('notify')).toEqual([notice('Changed "Tomatoes, plum" in order guide "Kitchen"', 'Kitchen')]);
  });

  test('choosing another guide takes back nothing that was typed', () => {
    const stage = opened();
    stage.send(name('Winter'), quantity('7'), choose('Kitchen'), choose('Bar'));
    expect(stage.snapshot.context).toMatchObject({ guideName: 'Bar', draft: { quantityText: '7' } });
    stage.send(choose(null), save);
    expect(writesOf(stage)).toMatchObject([{ name: 'Winter', products: [{ orderQuantity: 7 }] }]);
  });

  test('a refusal is shown with its reason, keeps what was typed and can be tried again', async () => {
    const stage = opened();
    stage.send(name('Winter'), quantity('7'), save);
    await stage.answer('guideWrite', { kind: 'refused', status: 409, text: 'Not today.' });
    expect(stage.snapshot.context).toMatchObject({
      message: 'Error adding product to order guide. Not today.',
      newName: 'Winter',
      draft: { quantityText: '7' },
    });
    stage.send(save);
    expect(stage.snapshot.context.message).toBeNull();
    expect(writesOf(stage)).toHaveLength(2);
  });

  test('a failed addition is shown, keeps what was typed and can be tried again, even after an error', async () => {
    const stage = opened();
    stage.send(choose('Bar'), quantity('7'), save);
    await stage.answer('guideWrite', unanswered);
    expect(stage.snapshot.context.message).toBe('Error adding product to order guide. The server did not respond.');
    stage.send(save);
    await stage.fail('guideWrite', broken['by a bug']);
    expect(stage.snapshot.context).toMatchObject({
      message: 'Error adding product to order guide. Request could not be completed at this time.',
      draft: { quantityText: '7' },
    });
    stage.send(save);
    expect([stage.snapshot.context.message, writesOf(stage).length]).toEqual([null, 3]);
  });

  test('what someone else set for this product is shown before it is overwritten', async () => {
    const stage = opened();
    stage.send(choose('Kitchen'), quantity('5'), save);
    await stage.answer('guideWrite', stale({ ...kitchen, version: 5, products: [guideLine(11, 9)] }));
    expect(writesOf(stage)).toHaveLength(1);
    expect(presentText(stage.snapshot.context)).toBe('"Kitchen" has this product already: 9 CS.');
    expect(stage.snapshot.context).toMatchObject({
      draft: { quantityText: '5' },
      message: 'Someone else changed this product. Save again to keep your change.',
    });
    stage.send(save);
    expect(writesOf(stage)[1]).toMatchObject({ seen: { version: 5 }, lines: [{ orderQuantity: 5 }] });
  });

  test('an unsold product closes it with a warning', () => {
    const stage = opened({ product: unsold });
    expect(stage.snapshot.status).toBe('done');
    expect(stage.paramsOf('notify')).toEqual([{ type: 'warning', text: 'Product has no Sell By U/M' }]);
  });
});
