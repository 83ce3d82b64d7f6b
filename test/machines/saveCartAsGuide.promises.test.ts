import { describe, expect, test } from 'vitest';
import { saveCartAsGuideMachine } from '#machines/saveCartAsGuide/saveCartAsGuideMachine.ts';
import { Stage } from '../support/puppets.ts';
import { bar, guideLine, guides, keeperListener, kitchen, products } from './guideDialogSamples.ts';
import { failures, twoCases } from './samples.ts';

const leeksByPiece = { ...twoCases, id: 2, productKey: 12, unitOfMeasure: 'EA', orderQuantity: 36 };

function opened(cartLines = [twoCases, leeksByPiece]) {
  const keeper = keeperListener();
  const stage = new Stage(saveCartAsGuideMachine, { cartLines, products, guides, keeper: keeper.ref });
  return { stage, refreshes: keeper.refreshes };
}

const save = { type: 'guide.save' } as const;
const confirm = { type: 'replacement.confirm' } as const;
const choose = (name: string) => ({ type: 'guide.choose', name }) as const;
const name = (text: string) => ({ type: 'name.type', name: text }) as const;
const done = { kind: 'done' } as const;
const notice = (text: string, guide: string) => ({
  type: 'success',
  text,
  action: { label: 'Open', href: `/order-guide#og=${guide}` },
});

describe('saving the cart as an order guide promises:', () => {
  test('a new guide holds the products of the cart in their order, and is made once', async () => {
    const { stage, refreshes } = opened();
    stage.send(name('Winter'), save, save, { type: 'dialog.cancel' });
    expect(stage.asked('createGuide')).toEqual([
      {
        name: 'Winter',
        products: [
          { productKey: 11, orderQuantity: 2, unitOfMeasure: 'CS' },
          { productKey: 12, orderQuantity: 36, unitOfMeasure: 'EA' },
        ],
      },
    ]);
    await stage.answer('createGuide', done);
    expect(stage.snapshot.status).toBe('done');
    expect(stage.told('notify')).toEqual([notice('Created order guide "Winter" successfully.', 'Winter')]);
    expect(refreshes()).toBe(1);
  });

  test.each([
    { target: [], text: 'Select Order Guide or set New Order Guide Name' },
    { target: [choose('Chain')], text: 'Select Order Guide or set New Order Guide Name' },
    { target: [name(' ')], text: 'Order Guide Name cannot be blank.' },
    { target: [name('Thirteen char')], text: 'Order Guide Name can have at most 12 characters.' },
    { target: [name('kitchen')], text: 'There is already an order guide named "Kitchen".' },
    { target: [name('STANDARD')], text: 'The name Standard is reserved.' },
  ])('without a guide to go to nothing is sent: $text', ({ target, text }) => {
    const { stage } = opened();
    stage.send(...target, save);
    expect(stage.snapshot.context.message).toBe(text);
    expect(stage.asked('createGuide')).toEqual([]);
  });

  test('an existing guide is replaced after confirming, never before, and no keeps it', async () => {
    const { stage } = opened();
    stage.send(choose('Kitchen'), save);
    expect([stage.snapshot.value, stage.asked('changeGuide')]).toEqual(['confirming', []]);
    stage.send({ type: 'replacement.refuse' });
    expect([stage.snapshot.value, stage.asked('changeGuide')]).toEqual(['naming', []]);
    stage.send(save, confirm, confirm);
    expect(stage.asked('changeGuide')).toEqual([
      {
        id: 'Kitchen',
        name: 'Kitchen',
        version: 4,
        lines: [
          { productKey: 11, orderQuantity: 2, unitOfMeasure: 'CS', sequence: 1, isDelete: false },
          { productKey: 12, orderQuantity: 36, unitOfMeasure: 'EA', sequence: 2, isDelete: false },
        ],
      },
    ]);
    await stage.answer('changeGuide', done);
    expect(stage.told('notify')).toEqual([notice('Replaced the products of order guide "Kitchen".', 'Kitchen')]);
  });

  test('what the cart does not have leaves the replaced guide', () => {
    const { stage } = opened([twoCases]);
    stage.send(choose('Kitchen'), save, confirm);
    expect(stage.asked('changeGuide')).toMatchObject([
      {
        lines: [
          { productKey: 11, orderQuantity: 2 },
          { productKey: 12, isDelete: true, sequence: -1 },
        ],
      },
    ]);
  });

  test('what someone else changed meanwhile is shown, and asked again before it is overwritten', async () => {
    const { stage } = opened();
    stage.send(choose('Bar'), save, confirm);
    const newest = { ...bar, version: 7, products: [guideLine(12, 5)] };
    await stage.answer('changeGuide', { kind: 'stale', guide: newest });
    expect(stage.snapshot.value).toBe('confirming');
    expect(stage.snapshot.context.changes).toMatchObject([{ kind: 'changed', productKey: 12 }]);
    stage.send(confirm);
    expect(stage.asked('changeGuide')).toMatchObject([{ version: 2 }, { version: 7 }]);
  });

  test('a lost answer is asked for before anyone tries again', async () => {
    const { stage } = opened([twoCases]);
    stage.send(name('Winter'), save);
    await stage.fail('createGuide', failures.offline);
    stage.send(save);
    expect(stage.asked('createGuide')).toHaveLength(1);
    await stage.answer('loadGuides', [{ ...kitchen, name: 'Winter', products: [guideLine(11, 2)] }]);
    expect([stage.snapshot.status, stage.told('notify').length]).toEqual(['done', 1]);
  });

  test.each([
    { target: name('Winter'), port: 'createGuide', text: 'Failed to create order guide: The server did not respond.' },
    { target: choose('Bar'), port: 'changeGuide', text: 'Failed to save order guide: The server did not respond.' },
  ])('a failure of $port keeps what was chosen: $text', async ({ target, port, text }) => {
    const { stage } = opened();
    stage.send(target, save, confirm);
    await stage.fail(port, failures.offline);
    await stage.answer('loadGuides', guides);
    expect(stage.snapshot.value).toBe('naming');
    expect(stage.snapshot.context.message).toBe(text);
    stage.send(save, confirm);
    expect(stage.asked(port)).toHaveLength(2);
  });

  test('a refusal is told by its own reason', async () => {
    const { stage, refreshes } = opened();
    stage.send(name('Winter'), save);
    const text = 'There is already an order guide named "Winter".';
    await stage.answer('createGuide', { kind: 'refused', status: 409, text });
    expect(stage.snapshot.context).toMatchObject({ message: text, newName: 'Winter' });
    expect(refreshes()).toBe(1);
  });
});
