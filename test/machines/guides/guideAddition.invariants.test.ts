import { describe, expect, test } from 'vitest';
import { guideAdditionMachine } from '#machines/guides/guideAddition/guideAdditionMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { catalogueOf, loadedCatalogue } from '../samples.ts';
import {
  basil,
  broken,
  done,
  guideCatalogue,
  guideListener,
  set,
  stale,
  taken,
  unanswered,
  weekly,
  withBasil,
  writesOf,
} from './guideSamples.ts';

function opened(guideName: string | null = 'Weekly') {
  const { guideList } = guideListener();
  return new Stage(guideAdditionMachine, { catalogue: guideCatalogue, guideName, rounding: 'None', guideList });
}

const choose = (productKey: number) => ({ type: 'product.choose', productKey }) as const;
const add = { type: 'product.add' } as const;
const type = (text: string) => ({ type: 'quantity.type', text }) as const;

describe('adding products to a guide:', () => {
  test('the arrows stop at both ends, and Enter chooses the highlighted product', () => {
    const stage = opened();
    const move = (by: number) => stage.send({ type: 'highlight.move', by });
    for (const by of [-1, 8]) move(by);
    expect(stage.snapshot.context.highlighted).toBe(1);
    stage.send({ type: 'search.change', query: 'TOM' }, { type: 'highlighted.choose' });
    expect(stage.snapshot.context.product?.productKey).toBe(11);
  });

  test("a number or word with digits that is not a product's code chooses none by Enter; a code chooses its product, wherever it is listed", () => {
    const numbered = (productKey: number, code: string) => ({
      ...basil,
      productKey,
      productCode: code,
      formattedProductCode: code,
      description: `Basil ${code}`,
    });
    const catalogue = catalogueOf({
      ...loadedCatalogue,
      products: [numbered(1, '117'), numbered(2, '1170'), numbered(3, '70'), numbered(4, 'AB170')],
    });
    const { guideList } = guideListener();
    const stage = new Stage(guideAdditionMachine, { catalogue, guideName: null, rounding: 'None', guideList });
    const chosenFor = (query: string) => {
      stage.send({ type: 'search.change', query }, { type: 'highlighted.choose' });
      return stage.snapshot.context.product?.productKey ?? null;
    };
    expect(['17', 'AB17', '70', 'ab170', 'basil'].map(chosenFor)).toEqual([null, null, 3, 4, 3]);
    stage.send(
      { type: 'search.change', query: '17' },
      { type: 'highlight.move', by: 1 },
      { type: 'highlighted.choose' },
    );
    expect(stage.snapshot.context.product?.productKey).toBe(1);
  });

  test('the product is added after the others with its quantity, and the next one can be searched', async () => {
    const stage = opened();
    stage.send(choose(13), type('4'), add, add);
    expect(writesOf(stage)).toEqual([{ kind: 'changeLines', seen: weekly, name: 'Weekly', lines: [set(13, 4, -1)] }]);
    await stage.answer('guideWrite', done);
    expect(stage.paramsOf('notify')).toEqual([
      { type: 'success', text: 'Added "Basil, fresh" to order guide "Weekly"', about: 'guide:weekly' },
    ]);
    expect([stage.snapshot.value, stage.snapshot.context.product]).toEqual([{ open: 'picking' }, null]);
  });

  test('a quantity that changed when its field was left shows a note', () => {
    const stage = opened();
    stage.send(choose(13), type('1.005'), { type: 'quantity.settle' }, { type: 'quantity.settle' });
    expect(stage.snapshot.context).toMatchObject({
      draft: { quantityText: '1.01' },
      adjustment: '1.005 was rounded to 1.01: a quantity has at most 2 decimals.',
    });
  });

  test('a product that the guide has is not sent, not even right after it was added', async () => {
    const stage = opened();
    stage.send(choose(11), add);
    expect(stage.snapshot.context.message).toBe('"Weekly" has this product already. Change its quantity there.');
    stage.send(choose(13), add);
    await stage.answer('guideWrite', done);
    stage.send(choose(13), add);
    expect(writesOf(stage)).toHaveLength(1);
  });

  test('without a guide and without a name nothing is sent, and a message shows why', () => {
    const stage = opened(null);
    stage.send(choose(13), add);
    expect(stage.snapshot.context.message).toBe('Select Order Guide or set New Order Guide Name');
    stage.send({ type: 'name.type', name: 'weekly' }, add);
    expect(stage.snapshot.context.message).toBe('There is already an order guide named "Weekly".');
    expect(writesOf(stage)).toEqual([]);
  });

  test('a new name makes a guide with the product, and the next product is added to it', async () => {
    const stage = opened(null);
    stage.send({ type: 'name.type', name: ' Bar ' }, choose(13), add);
    expect(writesOf(stage)).toEqual([
      { kind: 'create', name: 'Bar', products: [{ productKey: 13, orderQuantity: 1, unitOfMeasure: 'CS' }] },
    ]);
    await stage.answer('guideWrite', done);
    stage.send(choose(11), add);
    expect(writesOf(stage)[1]).toMatchObject({
      kind: 'changeLines',
      seen: { name: 'Bar', products: [{ productKey: basil.productKey }] },
      lines: [set(11, 1, -1)],
    });
  });

  test('a refusal, a failure or an error is shown, keeps everything and can be tried again', async () => {
    const stage = opened();
    stage.send(choose(13), type('4'), add);
    await stage.answer('guideWrite', unanswered);
    expect(stage.snapshot.context.message).toBe('Error adding product to order guide.');
    stage.send(add);
    await stage.fail('guideWrite', broken['by a bug']);
    expect(stage.snapshot.context.message).toBe('Error adding product to order guide.');
    stage.send(add);
    await stage.answer('guideWrite', taken);
    expect(stage.snapshot.context).toMatchObject({ message: taken.text, draft: { quantityText: '4' } });
    stage.send(add);
    expect(writesOf(stage)).toHaveLength(4);
  });

  test('the next product is added to the guide as the last one left it', async () => {
    const stage = opened();
    stage.send(choose(13), add);
    await stage.answer('guideWrite', { kind: 'done', version: 8 });
    expect(stage.snapshot.context.guides).toMatchObject([{ version: 8, products: [{}, { productKey: 13 }] }]);
  });

  test('a product that another user added meanwhile is not overwritten, and a message shows that', async () => {
    const stage = opened();
    stage.send(choose(13), type('4'), add);
    await stage.answer('guideWrite', stale(withBasil));
    expect(stage.snapshot.context).toMatchObject({
      message: '"Weekly" has this product already. Change its quantity there.',
      draft: { quantityText: '4' },
    });
    stage.send(add);
    expect(writesOf(stage)).toHaveLength(1);
  });

  test('an invalid quantity is never sent', () => {
    const stage = opened();
    stage.send(choose(13), type('1.5.2'), add);
    expect([writesOf(stage), stage.snapshot.context.draft?.quantityText]).toEqual([[], '1.5.2']);
  });
});
