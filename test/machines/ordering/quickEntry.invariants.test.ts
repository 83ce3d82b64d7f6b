import { describe, expect, test } from 'vitest';
import { FURTHER_LINES } from '#domain/entry/entryLine.ts';
import type { ViewChange } from '#machines/ordering/quickEntry/quickEntry.ts';
import { mapStepsOf } from '../../support/runner/mapSteps.ts';
import { tomatoes, unsold } from '../samples.ts';
import {
  type EntryStage,
  guideOf,
  guideView,
  leeks,
  opened,
  pantryView,
  reloaded,
  requestsOf,
  rowsOf,
  standardView,
  typing,
  weekly,
} from './entrySamples.ts';

const toGrid: ViewChange = { kind: 'layout', layout: 'grid' };
const draftOf = ({ snapshot }: EntryStage, productKey: number) =>
  snapshot.context.entry.lines.get(-productKey)?.draft ?? null;
const by = (filters: Extract<ViewChange, { kind: 'filters' }>['filters']): ViewChange => ({ kind: 'filters', filters });
const regions = ({ snapshot }: EntryStage) => snapshot.value as Record<string, string>;

describe('quick entry, typing:', () => {
  test('a refused Clear keeps the lines, and the list goes on', async () => {
    const { stage } = await opened();
    stage.send(typing(11, '2'), { type: 'clear.request' });
    expect(regions(stage).viewing).toBe('confirmingClear');
    stage.send({ type: 'clear.refuse' });
    expect([regions(stage).viewing, rowsOf(stage)]).toEqual(['settled', ['11: 2 CS']]);
  });

  test('the quantities of the guide Standard can be filled in once, and those of no other guide', async () => {
    const fill = { type: 'standard.fill' } as const;
    expect((await opened({}, guideView)).stage.snapshot.can(fill)).toBe(false);
    const { stage } = await opened({}, standardView);
    expect(stage.snapshot.can(fill)).toBe(true);
    stage.send(fill);
    expect(stage.snapshot.can(fill)).toBe(false);
  });

  test.each<[string, ViewChange]>([
    ['category', by({ category: 'VEG' })],
    ['main category', by({ mainCategory: 'PRO' })],
    ['order guide', by({ guide: 'Weekly' })],
    ['layout', toGrid],
  ])('another %s is asked about while typed lines are on screen, and no changes nothing', async (_, change) => {
    const { stage, chosen } = await opened();
    stage.send(typing(11, '2'), { type: 'view.choose', change });
    expect(regions(stage).viewing).toBe('asking');
    stage.send({ type: 'view.refuse' });
    expect(regions(stage).viewing).toBe('settled');
    expect([chosen(), rowsOf(stage)]).toEqual([[], ['11: 2 CS']]);
    stage.send({ type: 'view.choose', change }, { type: 'view.confirm' });
    expect(chosen()).toHaveLength(1);
  });

  test('search and sort never ask; neither does anything while nothing is typed, or another page is shown', async () => {
    const { stage, chosen } = await opened({}, guideView);
    stage.send({ type: 'view.choose', change: by({ category: 'VEG' }) }, { type: 'view.choose', change: toGrid });
    stage.send(typing(11, '2'));
    stage.send({ type: 'view.choose', change: by({ search: 'tom' }) });
    stage.send({ type: 'view.choose', change: by({ sortBy: 'brand' }) });
    stage.send(typing(11, ''), { type: 'view.choose', change: by({ category: null }) });
    stage.send(typing(11, '2'), { type: 'page.hidden' }, { type: 'view.choose', change: by({ category: 'VEG' }) });
    expect(chosen().map((event) => ('filters' in event ? event.filters : event.type))).toEqual([
      { category: 'VEG' },
      'layout.choose',
      { search: 'tom' },
      { sortBy: 'brand' },
      { category: null },
      { category: 'VEG' },
    ]);
  });

  test.each<[string, ViewChange]>([
    ['category', by({ category: 'VEG' })],
    ['order guide', by({ guide: 'Other' })],
    ['layout', toGrid],
  ])(
    'PLIST-10: a confirmed loss for another %s happens before the list changes, for the browser too',
    async (_, change) => {
      const { stage, chosen } = await opened({}, guideView);
      stage.send(typing(13, '2'), typing(11, '9'), { type: 'view.choose', change }, { type: 'view.confirm' });
      expect([rowsOf(stage), regions(stage).holding, chosen().length]).toEqual([['11: 5 CS'], 'free', 1]);
      expect(rowsOf((await reloaded(stage, pantryView)).stage)).toEqual([]);
    },
  );

  test('typed lines are gone when the page is left after confirmation, and lines of the guide stay', async () => {
    const { stage } = await opened({}, guideView);
    stage.send(typing(13, '2'), typing(11, '9'), { type: 'typed.abandon' });
    expect([rowsOf(stage), regions(stage).holding]).toEqual([['11: 5 CS'], 'free']);
    expect(rowsOf((await reloaded(stage, pantryView)).stage)).toEqual([]);
  });

  test('cleared rows stay empty when later typing is discarded', async () => {
    const { stage } = await opened({}, guideView);
    stage.send({ type: 'clear.request' }, { type: 'clear.confirm' }, typing(13, '2'), { type: 'typed.abandon' });
    expect(rowsOf(stage)).toEqual([]);
  });

  test('OG-11: after Clear the open guide stays empty when it is loaded again, and fills in when it is opened again', async () => {
    const { stage } = await opened({}, guideView);
    stage.send({ type: 'clear.request' }, { type: 'clear.confirm' });
    stage.send({ type: 'shop.changed', view: { ...guideView, guide: guideOf('Weekly', weekly) } });
    expect(rowsOf(stage)).toEqual([]);
    expect(rowsOf((await reloaded(stage)).stage)).toEqual(['11: 5 CS']);
    stage.send({ type: 'shop.changed', view: pantryView }, { type: 'shop.changed', view: guideView });
    expect(rowsOf(stage)).toEqual(['11: 5 CS']);
  });

  test('a search shows what it finds, not the entered lines', async () => {
    const { stage } = await opened();
    stage.send(typing(11, '2'), { type: 'review.start' });
    expect(stage.snapshot.context.reviewed).toEqual([-11]);
    stage.send({ type: 'shop.changed', view: { ...pantryView, search: 'leek' } });
    expect([stage.snapshot.context.reviewed, rowsOf(stage)]).toEqual([null, ['11: 2 CS']]);
  });

  test('the Standard guide, which is listed by default, orders nothing until its quantities are requested', async () => {
    const { stage } = await opened({}, standardView);
    expect(rowsOf(stage)).toEqual([]);
    stage.send(typing(13, '2'), { type: 'standard.fill' });
    expect(rowsOf(stage).toSorted()).toEqual(['11: 5 CS', '13: 2 EA']);
    stage.send({ type: 'shop.changed', view: guideView }, { type: 'shop.changed', view: standardView });
    expect(rowsOf(stage)).toEqual(['13: 2 EA']);
  });

  test("a guide's untouched lines go with the guide, typed ones stay", async () => {
    const { stage } = await opened({}, { ...guideView, guide: guideOf('Both', weekly, { ...weekly, productKey: 13 }) });
    expect(rowsOf(stage)).toEqual(['11: 5 CS', '13: 5 CS']);
    stage.send(typing(13, '4', { sellUnit: 'EA' }), { type: 'shop.changed', view: pantryView });
    expect(rowsOf(stage)).toEqual(['13: 4 EA']);
    stage.send({ type: 'shop.changed', view: guideView });
    expect(rowsOf(stage)).toEqual(['13: 4 EA', '11: 5 CS']);
  });

  test('a line of the guide that was emptied or removed does not come back when the guide is loaded again', async () => {
    const again = { ...guideView, guide: guideOf('Weekly', weekly) };
    for (const event of [typing(11, ''), { type: 'line.remove', lineId: -11 } as const]) {
      const { stage } = await opened({}, guideView);
      stage.send(event, { type: 'shop.changed', view: again });
      expect(rowsOf(stage)).toEqual([]);
      expect(rowsOf((await reloaded(stage)).stage)).toEqual([]);
    }
  });

  test('Escape restores the row as it was entered: empty, typed, or of the guide', async () => {
    const { stage } = await opened({ canChangePrice: true }, guideView);
    const enter = (productKey: number) => ({ type: 'row.enter', lineId: -productKey }) as const;
    stage.send({ type: 'row.restore' }, enter(13), typing(13, '2', { priceText: '1' }), { type: 'row.restore' });
    expect(rowsOf(stage)).toEqual(['11: 5 CS']);
    stage.send(enter(11), typing(11, '7'), enter(11), typing(11, '8'), typing(11, '88'), { type: 'row.restore' });
    expect(rowsOf(stage)).toEqual(['11: 7 CS']);
    expect(rowsOf((await reloaded(stage)).stage)).toEqual(['11: 7 CS']);
  });

  test('Escape never restores a line that was added or cleared', async () => {
    const { stage } = await opened();
    stage.send(typing(11, '2'), { type: 'row.enter', lineId: -11 }, { type: 'entry.addToCart' });
    await stage.answer('addLines', {
      kind: 'added',
      items: requestsOf(stage).flatMap(({ lines }) =>
        lines.map((cartLineItem) => ({ cartLineItem, isSuccess: true, message: null, errors: [] })),
      ),
    });
    stage.send({ type: 'row.restore' });
    expect(rowsOf(stage)).toEqual([]);
    stage.send(typing(11, '2'), { type: 'row.enter', lineId: -11 });
    stage.send({ type: 'clear.request' }, { type: 'clear.confirm' }, { type: 'row.restore' });
    expect(rowsOf(stage)).toEqual([]);
  });

  test('Clear asks first, and then every quantity is removed, of the guide too', async () => {
    const { stage } = await opened({}, guideView);
    stage.send(typing(13, '2'), { type: 'clear.request' }, { type: 'clear.refuse' });
    expect(rowsOf(stage)).toEqual(['11: 5 CS', '13: 2 EA']);
    stage.send({ type: 'clear.request' }, { type: 'clear.confirm' });
    expect(rowsOf(stage)).toEqual([]);
    expect(regions(stage).holding).toBe('free');
  });

  test('a price is only changed by users who may, also one that the browser stored while they were allowed to', async () => {
    const priced = typing(11, '2', { priceText: '40', priceUnit: 'EA' });
    const may = await opened({ canChangePrice: true });
    may.stage.send(priced);
    expect(draftOf(may.stage, 11)).toMatchObject({ priceText: '40', priceUnit: 'EA' });
    const kept = { lines: [...may.stage.snapshot.context.entry.lines.values()], pending: null };
    for (const settings of [{}, { canChangePrice: true, hidePricing: true }]) {
      const { stage } = await opened(settings);
      stage.send(priced);
      expect(draftOf(stage, 11)).toMatchObject({ quantityText: '2', priceText: null, priceUnit: 'CS' });
      const later = await opened(settings, pantryView, kept);
      expect(draftOf(later.stage, 11)).toMatchObject({ quantityText: '2', priceText: null });
    }
  });

  test("the product's own price typed again, or no price, is not an override once the field was left", async () => {
    const { stage } = await opened({ canChangePrice: true });
    const priceTexts: unknown[] = [];
    for (const priceText of ['48.00', '', ' ', '47.5', 'x']) {
      stage.send(typing(11, '2', { priceText }), { type: 'price.settle', lineId: -11 });
      priceTexts.push(draftOf(stage, 11)?.priceText);
    }
    expect(priceTexts).toEqual([null, null, null, '47.50', 'x']);
  });

  test('a price and a quantity that are rounded to the allowed decimals show that', async () => {
    const { stage } = await opened({ canChangePrice: true });
    stage.send(typing(11, '1.005', { priceText: '47.505' }), { type: 'quantity.settle', lineId: -11 });
    stage.send({ type: 'price.settle', lineId: -11 }, { type: 'price.settle', lineId: -11 });
    expect([draftOf(stage, 11)?.quantityText, draftOf(stage, 11)?.priceText]).toEqual(['1.01', '47.51']);
    expect(stage.paramsOf('notify')).toEqual([
      { type: 'warning', text: '1.005 was rounded to 1.01: a quantity has at most 2 decimals.' },
      { type: 'warning', text: '$47.505 was rounded to $47.51: prices by CS have at most 2 decimals.' },
    ]);
  });

  test('a quantity that the site rounds shows that, and a merely reformatted one does not', async () => {
    const { stage } = await opened({ orderQuantityRoundingFlag: 'AutoRoundUp' });
    stage.send(typing(11, '13', { sellUnit: 'EA' }), { type: 'quantity.settle', lineId: -11 });
    stage.send(typing(13, '02.50'), { type: 'quantity.settle', lineId: -13 });
    expect(rowsOf(stage)).toEqual(['11: 24 EA', '13: 2.5 EA']);
    expect(stage.paramsOf('notify')).toEqual([
      { type: 'warning', text: '13 was changed to 24: this unit is sold in multiples of 12.' },
    ]);
  });

  test('arrow keys step by the multiple of the unit, never below 0, and take back the last one', async () => {
    const { stage } = await opened();
    const step = (direction: 'up' | 'down') => ({ type: 'line.step', lineId: -11, direction }) as const;
    stage.send(typing(11, '', { sellUnit: 'EA' }), step('up'), step('up'), step('down'));
    expect(rowsOf(stage)).toEqual(['11: 12 EA']);
    stage.send(step('down'), step('down'));
    expect(draftOf(stage, 11)?.quantityText).toBe('');
  });

  test('pasted lines are added to what is typed, all in view, and a product of another unit gets a line of its own', async () => {
    const { stage } = await opened({ canChangePrice: true });
    stage.send(typing(11, '2', { priceText: '40' }), {
      type: 'lines.add',
      entries: [
        { productKey: 11, quantity: '3', sellUnit: 'CS' },
        { productKey: 11, quantity: '12', sellUnit: 'EA' },
        { productKey: 13, quantity: '1', sellUnit: 'EA' },
      ],
    });
    expect(rowsOf(stage)).toEqual(['11: 5 CS', '11: 12 EA', '13: 1 EA']);
    expect(draftOf(stage, 11)).toMatchObject({ priceText: '40' });
    expect(rowsOf((await reloaded(stage)).stage)).toEqual(rowsOf(stage));
    const { reviewed, furtherLines, unsavedCount } = stage.snapshot.context;
    expect([reviewed, furtherLines, unsavedCount]).toEqual([[-11, FURTHER_LINES - 1, -13], [FURTHER_LINES - 1], 3]);
    stage.send({ type: 'review.finish' }, { type: 'line.remove', lineId: FURTHER_LINES - 1 });
    expect(stage.snapshot.context).toMatchObject({ reviewed: null, furtherLines: [], unsavedCount: 2 });
  });

  test('typed lines are guarded against leaving exactly while they are on screen', async () => {
    const { stage } = await opened({}, guideView);
    const held: string[] = [];
    for (const event of [
      typing(13, '1'),
      { type: 'page.hidden' } as const,
      { type: 'page.shown' } as const,
      { type: 'shop.changed', view: { ...guideView, layout: 'list' as const } } as const,
      { type: 'shop.changed', view: guideView } as const,
      typing(13, '0'),
      typing(13, '1.5.2'),
      { type: 'line.remove', lineId: -13 } as const,
    ]) {
      stage.send(event);
      held.push(regions(stage).holding ?? '');
    }
    expect(held).toEqual(['held', 'free', 'held', 'free', 'held', 'free', 'held', 'free']);
  });

  test('a removed product keeps its typed line, and accepts no change but its removal', async () => {
    const { stage } = await opened();
    stage.send(typing(13, '2'), { type: 'shop.changed', view: { ...pantryView, catalogue: withoutLeeks() } });
    stage.send(typing(13, '3'), { type: 'line.step', lineId: -13, direction: 'up' }, { type: 'review.start' });
    expect([rowsOf(stage), stage.snapshot.context.reviewed]).toEqual([['13: 2 EA'], [-13]]);
    stage.send({ type: 'line.remove', lineId: -13 });
    expect(rowsOf(stage)).toEqual([]);
  });

  test('one key among 10,000 lines costs no more than copying the map of lines once', async () => {
    const COUNT = 10_000;
    const products = Array.from({ length: COUNT }, (_, place) => ({ ...leeks, productKey: 1000 + place }));
    const productByKey = new Map(products.map((product) => [product.productKey, product]));
    const { stage } = await opened({}, { ...pantryView, catalogue: { ...pantryView.catalogue, productByKey } });
    const entries = products.map(({ productKey }) => ({ productKey, quantity: '1', sellUnit: 'EA' }));
    stage.send({ type: 'lines.add', entries });
    const last = 1000 + COUNT - 1;
    const steps = mapStepsOf(() => stage.send(typing(last, '2')), COUNT / 2);
    expect(draftOf(stage, last)?.quantityText).toBe('2');
    expect(steps).toBe(COUNT);
  });
});

function withoutLeeks() {
  const { catalogue } = pantryView;
  return { ...catalogue, productByKey: new Map([tomatoes, unsold].map((product) => [product.productKey, product])) };
}
