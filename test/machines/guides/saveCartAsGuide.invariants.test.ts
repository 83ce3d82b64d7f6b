import { describe, expect, test } from 'vitest';
import { saveCartAsGuideMachine } from '#machines/guides/saveCartAsGuide/saveCartAsGuideMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { twoCases } from '../samples.ts';
import { bar, guideLine, guides, kitchen, products } from './guideDialogSamples.ts';
import { broken, done, guideListener, stale, unanswered, writesOf } from './guideSamples.ts';

const leeksByPiece = { ...twoCases, id: 2, productKey: 12, unitOfMeasure: 'EA', orderQuantity: 36 };

function opened(cartLines = [twoCases, leeksByPiece]) {
  return new Stage(saveCartAsGuideMachine, { cartLines, products, guides, guideList: guideListener().guideList });
}

const save = { type: 'guide.save' } as const;
const confirm = { type: 'replacement.confirm' } as const;
const choose = (name: string) => ({ type: 'guide.choose', name }) as const;
const name = (text: string) => ({ type: 'name.type', name: text }) as const;
const notice = (text: string, guide: string) => ({
  type: 'success',
  text,
  about: `guide:${guide.toLowerCase()}`,
  action: { label: 'Open', href: `/order-guide#og=${guide}` },
});

describe('saving the cart as an order guide:', () => {
  test('a new guide has the products of the cart in their order, and is created once', async () => {
    const stage = opened();
    stage.send(name('Winter'), save, save, { type: 'dialog.cancel' });
    expect(writesOf(stage)).toEqual([
      {
        kind: 'create',
        name: 'Winter',
        products: [
          { productKey: 11, orderQuantity: 2, unitOfMeasure: 'CS' },
          { productKey: 12, orderQuantity: 36, unitOfMeasure: 'EA' },
        ],
      },
    ]);
    await stage.answer('guideWrite', done);
    expect(stage.snapshot.status).toBe('done');
    expect(stage.paramsOf('notify')).toEqual([notice('Created order guide "Winter" successfully.', 'Winter')]);
  });

  test.each([
    { target: [], text: 'Select Order Guide or set New Order Guide Name' },
    { target: [choose('Chain')], text: 'Select Order Guide or set New Order Guide Name' },
    { target: [name(' ')], text: 'Order Guide Name cannot be blank.' },
    { target: [name('Thirteen char')], text: 'Order Guide Name can have at most 12 characters.' },
    { target: [name('kitchen')], text: 'There is already an order guide named "Kitchen".' },
    { target: [name('STANDARD')], text: 'The name Standard is reserved.' },
  ])('without a guide to go to nothing is sent: $text', ({ target, text }) => {
    const stage = opened();
    stage.send(...target, save);
    expect(stage.snapshot.context.message).toBe(text);
    expect(writesOf(stage)).toEqual([]);
  });

  test('an existing guide is replaced after confirming, never before, and no keeps it', async () => {
    const stage = opened();
    stage.send(choose('Kitchen'), save);
    expect([stage.snapshot.value, writesOf(stage)]).toEqual(['confirming', []]);
    stage.send({ type: 'replacement.refuse' });
    expect([stage.snapshot.value, writesOf(stage)]).toEqual(['naming', []]);
    stage.send(save, confirm, confirm);
    expect(writesOf(stage)).toEqual([
      {
        kind: 'replace',
        seen: kitchen,
        name: 'Kitchen',
        lines: [
          { productKey: 11, orderQuantity: 2, unitOfMeasure: 'CS', sequence: 1, isDelete: false },
          { productKey: 12, orderQuantity: 36, unitOfMeasure: 'EA', sequence: 2, isDelete: false },
        ],
      },
    ]);
    await stage.answer('guideWrite', done);
    expect(stage.paramsOf('notify')).toEqual([notice('Replaced the products of order guide "Kitchen".', 'Kitchen')]);
  });

  test('what the cart does not have leaves the replaced guide', () => {
    const stage = opened([twoCases]);
    stage.send(choose('Kitchen'), save, confirm);
    expect(writesOf(stage)).toMatchObject([
      {
        lines: [
          { productKey: 11, orderQuantity: 2 },
          { productKey: 12, isDelete: true, sequence: -1 },
        ],
      },
    ]);
  });

  test('what someone else changed meanwhile is shown, and asked again before it is overwritten', async () => {
    const stage = opened();
    stage.send(choose('Bar'), save, confirm);
    const newest = { ...bar, version: 7, products: [guideLine(12, 5)] };
    await stage.answer('guideWrite', stale(newest));
    expect(stage.snapshot.value).toBe('confirming');
    expect(stage.snapshot.context.changes).toMatchObject([{ kind: 'changed', productKey: 12 }]);
    stage.send(confirm);
    expect(writesOf(stage)).toMatchObject([{ seen: { version: 2 } }, { seen: { version: 7 } }]);
  });

  test.each([
    { target: name('Winter'), failed: 'Failed to create order guide:' },
    { target: choose('Bar'), failed: 'Failed to save order guide:' },
  ])('a failure or a bug keeps what was chosen: $failed', async ({ target, failed }) => {
    const stage = opened();
    stage.send(target, save, confirm);
    await stage.answer('guideWrite', unanswered);
    expect([stage.snapshot.value, stage.snapshot.context.message]).toEqual([
      'naming',
      `${failed} The server did not respond.`,
    ]);
    stage.send(save, confirm);
    await stage.fail('guideWrite', broken['by a bug']);
    expect([stage.snapshot.value, stage.snapshot.context.message]).toEqual([
      'naming',
      `${failed} Request could not be completed at this time.`,
    ]);
    stage.send(save, confirm);
    expect(writesOf(stage)).toHaveLength(3);
  });

  test('a refusal shows its own reason', async () => {
    const stage = opened();
    stage.send(name('Winter'), save);
    const text = 'There is already an order guide named "Winter".';
    await stage.answer('guideWrite', { kind: 'refused', status: 409, text });
    expect(stage.snapshot.context).toMatchObject({ message: text, newName: 'Winter' });
  });
});
