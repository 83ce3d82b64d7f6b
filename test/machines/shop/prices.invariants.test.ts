import { describe, expect, test } from 'vitest';
import { isPriceMissing } from '#machines/shop/prices/isPriceMissing.ts';
import { PRICE_FRESH_MS, pricesMachine } from '#machines/shop/prices/pricesMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures, lastSale, priced } from '../samples.ts';

type PricesStage = Stage<typeof pricesMachine>;

function opened(today = () => '2026-03-04'): PricesStage {
  const stage: PricesStage = new Stage(pricesMachine, { now: () => stage.clock.now(), today });
  return stage;
}

function want(stage: PricesStage, ...productKeys: number[]): void {
  stage.send({ type: 'prices.want', productKeys });
}

function batches(stage: PricesStage): unknown[] {
  return stage.asked('loadPrices');
}

describe('prices:', () => {
  test('a thousand rows within 10 ms are one request', () => {
    const stage = opened();
    const keys = Array.from({ length: 1000 }, (_, index) => index);
    for (const key of keys) {
      want(stage, key);
      stage.clock.increment(0.0099);
    }
    stage.clock.increment(10);
    expect(batches(stage)).toEqual([{ productKeys: keys }]);
  });

  test('nothing is requested before 10 ms have passed', () => {
    const stage = opened();
    want(stage, 11);
    stage.clock.increment(9);
    expect(batches(stage)).toEqual([]);
  });

  test('a known price is not requested again within ten minutes, and is after them', async () => {
    const stage = opened();
    want(stage, 11);
    stage.clock.increment(10);
    await stage.answer('loadPrices', { 11: priced });
    stage.clock.increment(PRICE_FRESH_MS - 1);
    want(stage, 11);
    stage.clock.increment(10);
    expect(batches(stage)).toEqual([{ productKeys: [11] }]);
    want(stage, 11);
    stage.clock.increment(10);
    expect(batches(stage)).toEqual([{ productKeys: [11] }, { productKeys: [11] }]);
  });

  test('a price of yesterday is requested again after midnight, and then not for ten minutes', async () => {
    let day = '2026-03-04';
    const stage = opened(() => day);
    want(stage, 11, 12);
    stage.clock.increment(10);
    await stage.answer('loadPrices', { 11: priced, 12: priced });
    want(stage, 11);
    stage.clock.increment(10);
    expect(batches(stage)).toEqual([{ productKeys: [11, 12] }]);
    day = '2026-03-05';
    want(stage, 11);
    stage.clock.increment(10);
    await stage.answer('loadPrices', { 11: priced });
    want(stage, 11, 12);
    stage.clock.increment(10);
    expect(batches(stage)).toEqual([{ productKeys: [11, 12] }, { productKeys: [11] }, { productKeys: [12] }]);
  });

  test('a price that was requested before midnight and arrives after it is one of yesterday', async () => {
    let day = '2026-03-04';
    const stage = opened(() => day);
    want(stage, 11);
    stage.clock.increment(10);
    day = '2026-03-05';
    await stage.answer('loadPrices', { 11: priced });
    want(stage, 11);
    stage.clock.increment(10);
    expect(batches(stage)).toEqual([{ productKeys: [11] }, { productKeys: [11] }]);
  });

  test('a price that waits or is being requested is not requested twice', async () => {
    const stage = opened();
    want(stage, 11, 11);
    want(stage, 11);
    stage.clock.increment(10);
    want(stage, 11, 12);
    await stage.answer('loadPrices', { 11: priced });
    stage.clock.increment(10);
    expect(batches(stage)).toEqual([{ productKeys: [11] }, { productKeys: [12] }]);
  });

  test('rows that come while one request runs wait for the next', async () => {
    const stage = opened();
    want(stage, 11);
    stage.clock.increment(10);
    want(stage, 12);
    want(stage, 13);
    stage.clock.increment(60_000);
    expect(batches(stage)).toEqual([{ productKeys: [11] }]);
    await stage.answer('loadPrices', { 11: priced });
    stage.clock.increment(10);
    expect(batches(stage)).toEqual([{ productKeys: [11] }, { productKeys: [12, 13] }]);
  });

  test('failed prices are requested again after 5 s, together with new ones', async () => {
    const stage = opened();
    want(stage, 11);
    stage.clock.increment(10);
    want(stage, 12);
    await stage.fail('loadPrices', failures.unavailable);
    stage.clock.increment(4_999);
    expect(stage.snapshot.hasTag('failed')).toBe(true);
    stage.clock.increment(1);
    stage.clock.increment(10);
    expect(batches(stage)).toEqual([{ productKeys: [11] }, { productKeys: [11, 12] }]);
  });

  test('after a failure the next row in view asks at once, for all that is missing', async () => {
    const stage = opened();
    want(stage, 11);
    stage.clock.increment(10);
    expect([...stage.snapshot.tags]).toEqual(['busy']);
    await stage.fail('loadPrices', failures.offline);
    want(stage, 12);
    stage.clock.increment(10);
    expect(batches(stage)).toEqual([{ productKeys: [11] }, { productKeys: [11, 12] }]);
  });

  test('a product without a price is not requested repeatedly', async () => {
    const stage = opened();
    want(stage, 11);
    stage.clock.increment(10);
    await stage.answer('loadPrices', {});
    want(stage, 11);
    stage.clock.increment(60_000);
    expect(batches(stage)).toEqual([{ productKeys: [11] }]);
  });

  test('expired prices stay on screen until newer ones arrive', async () => {
    const stage = opened();
    want(stage, 11);
    stage.clock.increment(10);
    await stage.answer('loadPrices', { 11: priced });
    stage.send({ type: 'prices.forget' });
    want(stage, 11);
    stage.clock.increment(10);
    expect(stage.snapshot.context.known).toEqual({ 11: priced });
    const dearer = { ...priced, prices: { CS: 50 } };
    await stage.answer('loadPrices', { 11: dearer });
    expect(stage.snapshot.context.known).toEqual({ 11: dearer });
  });

  test('last sales are requested with each batch, and no price waits for them', async () => {
    const stage = opened();
    want(stage, 11);
    want(stage, 12);
    stage.clock.increment(10);
    expect(stage.asked('loadLastSales')).toEqual([{ productKeys: [11, 12] }]);
    await stage.answer('loadPrices', { 11: priced });
    expect(stage.snapshot.context).toMatchObject({ known: { 11: priced }, lastSales: {} });
    await stage.answer('loadLastSales', { 11: lastSale, 12: null });
    expect(stage.snapshot.context).toMatchObject({ known: { 11: priced }, lastSales: { 11: lastSale, 12: null } });
  });

  test('missing last sales remove no price, and are requested again with those of the next rows', async () => {
    const stage = opened();
    want(stage, 11);
    stage.clock.increment(10);
    await stage.fail('loadLastSales', new Error('a bug'));
    await stage.answer('loadPrices', { 11: priced });
    expect([stage.snapshot.status, [...stage.snapshot.tags]]).toEqual(['active', []]);
    expect(stage.snapshot.context).toMatchObject({ known: { 11: priced }, lastSales: {} });
    want(stage, 12);
    stage.clock.increment(10);
    expect(stage.asked('loadLastSales')).toHaveLength(1);
    stage.clock.increment(30_000);
    expect(stage.asked('loadLastSales')).toEqual([{ productKeys: [11] }, { productKeys: [11, 12] }]);
    await stage.answer('loadLastSales', { 11: lastSale, 12: null });
    stage.clock.increment(60_000);
    expect(stage.snapshot.context.lastSales).toEqual({ 11: lastSale, 12: null });
    expect(stage.asked('loadLastSales')).toHaveLength(2);
  });

  test('last sales of rows that appear during a request wait for the next one', async () => {
    const stage = opened();
    want(stage, 11);
    stage.clock.increment(10);
    await stage.answer('loadPrices', { 11: priced });
    want(stage, 12);
    stage.clock.increment(10);
    expect(stage.asked('loadLastSales')).toEqual([{ productKeys: [11] }]);
    await stage.answer('loadLastSales', { 11: lastSale });
    expect(stage.asked('loadLastSales')).toEqual([{ productKeys: [11] }, { productKeys: [12] }]);
  });
});

describe('failed loads:', () => {
  async function lost(): Promise<PricesStage> {
    const stage = opened();
    want(stage, 11);
    stage.clock.increment(10);
    await stage.fail('loadPrices', failures.offline);
    return stage;
  }

  test('a price is requested again at once on request', async () => {
    const stage = await lost();
    stage.send({ type: 'prices.retry' });
    stage.clock.increment(10);
    expect(batches(stage)).toEqual([{ productKeys: [11] }, { productKeys: [11] }]);
  });

  test('a price is missing until it arrives, also while it is requested again', async () => {
    const stage = await lost();
    const isMissing = () => [11, 12].map((key) => isPriceMissing(stage.snapshot, key));
    expect(isMissing()).toEqual([true, false]);
    want(stage, 12);
    stage.clock.increment(10);
    expect(isMissing()).toEqual([true, false]);
    await stage.answer('loadPrices', { 11: priced, 12: priced });
    expect(isMissing()).toEqual([false, false]);
  });

  test('a price that is known from before is not missing', async () => {
    const stage = opened();
    want(stage, 11);
    stage.clock.increment(10);
    await stage.answer('loadPrices', { 11: priced });
    stage.send({ type: 'prices.forget' });
    want(stage, 11);
    stage.clock.increment(10);
    await stage.fail('loadPrices', failures.offline);
    expect(isPriceMissing(stage.snapshot, 11)).toBe(false);
  });

  test('a long text is requested again at once on request', async () => {
    const stage = opened();
    stage.send({ type: 'details.want', productKeys: [11] });
    stage.clock.increment(10);
    await stage.fail('loadDetails', failures.offline);
    stage.send({ type: 'details.retry' });
    stage.clock.increment(10);
    expect(stage.asked('loadDetails')).toHaveLength(2);
  });
});

describe('long texts:', () => {
  const LONG = { catalogDescription: 'Ripe.', detailImages: [], scanDocuments: [] };
  const wantTexts = (stage: PricesStage, ...productKeys: number[]) => stage.send({ type: 'details.want', productKeys });
  const asked = (stage: PricesStage) => stage.asked('loadDetails');

  test('all rows of 10 ms are one request, and no price waits for it', () => {
    const stage = opened();
    wantTexts(stage, 11);
    stage.clock.increment(5);
    wantTexts(stage, 12, 11);
    want(stage, 11);
    stage.clock.increment(10);
    expect([asked(stage), batches(stage)]).toEqual([[{ productKeys: [11, 12] }], [{ productKeys: [11] }]]);
  });

  test('known texts are not requested again within ten minutes, and are after them, with what left the list', async () => {
    const stage = opened();
    wantTexts(stage, 11, 12);
    stage.clock.increment(10);
    await stage.answer('loadDetails', { 11: LONG, 12: null });
    expect(stage.snapshot.context.details).toEqual({ 11: LONG, 12: null });
    stage.clock.increment(PRICE_FRESH_MS - 1);
    wantTexts(stage, 11, 12);
    stage.clock.increment(10);
    expect(asked(stage)).toHaveLength(1);
    wantTexts(stage, 12);
    stage.clock.increment(10);
    expect(asked(stage)[1]).toEqual({ productKeys: [12] });
  });

  test('failed ones are requested again after 5 s, with the new rows', async () => {
    const stage = opened();
    wantTexts(stage, 11);
    stage.clock.increment(10);
    await stage.fail('loadDetails', failures.offline);
    wantTexts(stage, 11, 12);
    stage.clock.increment(4_999);
    expect([asked(stage).length, stage.snapshot.hasTag('detailsFailed')]).toEqual([1, true]);
    stage.clock.increment(1);
    stage.clock.increment(10);
    expect(asked(stage)[1]).toEqual({ productKeys: [11, 12] });
  });
});
