import { describe, expect, test } from 'vitest';
import { landingMachine } from '#machines/landing/landingMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures, guest } from '../samples.ts';
import { shopSample } from '../shop/shopSamples.ts';
import { card, welcome, withoutCards, withoutCheckout, withoutProducts, withProducts } from './landingSamples.ts';

const enter = { type: 'page.shown' } as const;
const leave = { type: 'page.hidden' } as const;

function entered(shopper = withProducts) {
  const stage = new Stage(landingMachine, { shop: shopSample(shopper).shop });
  stage.send(enter);
  return stage;
}

const seen = ({ snapshot }: ReturnType<typeof entered>) => ({
  isShown: snapshot.hasTag('shown'),
  version: snapshot.context.landing?.version,
});

describe('the landing page:', () => {
  test('nothing is requested before a user comes, and its specials load with it, not after it', () => {
    const stage = new Stage(landingMachine, { shop: shopSample(withProducts).shop });
    expect([stage.asked('loadLanding'), stage.asked('loadSpecials')].map((asked) => asked.length)).toEqual([0, 0]);
    stage.send(enter);
    expect([stage.asked('loadLanding'), stage.asked('loadSpecials')].map((asked) => asked.length)).toEqual([1, 1]);
  });

  test('guests see it', async () => {
    const stage = entered(guest);
    await stage.answer('loadLanding', welcome);
    expect(seen(stage)).toEqual({ isShown: true, version: 3 });
  });

  test('for users who may not see the products it is empty: nothing is requested, and they are not redirected', () => {
    const stage = entered(withoutProducts);
    expect([stage.snapshot.value, stage.asked('loadLanding'), stage.paramsOf('showProducts')]).toEqual([
      'closed',
      [],
      [],
    ]);
  });

  test.each([
    ['has no cards', withoutCards],
    ['is switched off', { ...welcome, enabled: false }],
    ['has but hidden cards', { ...welcome, cards: [card(1, 2, { hidden: true })] }],
    ['has but empty cards', { ...welcome, cards: [card(1, 2, { empty: true })] }],
  ])('where it %s, the products are shown, once, and only when that is known', async (_, landing) => {
    const stage = entered();
    expect(stage.paramsOf('showProducts')).toEqual([]);
    await stage.answer('loadLanding', landing);
    expect([stage.paramsOf('showProducts').length, stage.snapshot.hasTag('shown')]).toEqual([1, false]);
  });

  test('when it fails to load users are not redirected: an error is shown, and it can be requested again', async () => {
    const stage = entered();
    await stage.fail('loadLanding', failures.offline);
    expect([stage.snapshot.hasTag('failed'), stage.paramsOf('showProducts')]).toEqual([true, []]);
    stage.send({ type: 'landing.retry' });
    await stage.answer('loadLanding', welcome);
    expect(seen(stage)).toEqual({ isShown: true, version: 3 });
  });

  test('a user who comes back sees the earlier page at once, and then the newest', async () => {
    const stage = entered();
    await stage.answer('loadLanding', welcome);
    stage.send(leave, enter);
    expect(seen(stage)).toEqual({ isShown: true, version: 3 });
    await stage.answer('refreshLanding', { ...welcome, version: 9 });
    expect(seen(stage)).toEqual({ isShown: true, version: 9 });
  });

  test('the earlier page stays when the newest fails to load', async () => {
    const stage = entered();
    await stage.answer('loadLanding', welcome);
    stage.send(leave, enter);
    await stage.fail('refreshLanding', failures.offline);
    expect(seen(stage)).toEqual({ isShown: true, version: 3 });
  });

  test('specials that failed to load block nothing else, and can be requested again', async () => {
    const stage = entered();
    await stage.fail('loadSpecials', failures.offline);
    await stage.answer('loadLanding', welcome);
    expect([seen(stage).isShown, stage.snapshot.hasTag('specialsMissing')]).toEqual([true, true]);
    stage.send({ type: 'specials.retry' });
    await stage.answer('loadSpecials', [11, 12]);
    expect([stage.snapshot.context.specials, stage.snapshot.hasTag('specialsMissing')]).toEqual([[11, 12], false]);
  });

  test('an answer that arrives after the user left does not redirect', async () => {
    const stage = entered();
    stage.send(leave);
    expect(stage.snapshot.value).toBe('away');
    await expect(stage.answer('loadLanding', withoutCards)).rejects.toThrow('not asked');
    expect(stage.paramsOf('showProducts')).toEqual([]);
  });
});

describe('the reorder strip:', () => {
  const stripIn = async (shopper = withProducts) => {
    const stage = entered(shopper);
    const before = stage.asked('loadStrip').length;
    await stage.answer('loadLanding', welcome);
    return { stage, before, asked: stage.asked('loadStrip').length };
  };

  test('it loads after the page: nothing of it is requested before the cards are there', async () => {
    const { before, asked, stage } = await stripIn();
    expect([before, asked, stage.asked('reorder')]).toEqual([0, 1, []]);
    await stage.answer('loadStrip', undefined);
    expect(stage.isAsking('reorder')).toBe(true);
  });

  test('without cards the strip is hidden', async () => {
    const stage = entered();
    await stage.answer('loadLanding', withoutCards);
    expect(stage.asked('loadStrip')).toEqual([]);
  });

  const punchout = { ...withProducts, punchout: { operation: 'create' } } as typeof withProducts;
  test.each([
    ['a guest', guest],
    ['a punchout', punchout],
    ['who may not check out', withoutCheckout],
  ])('%s has no strip', async (_, shopper) => {
    const { asked, stage } = await stripIn(shopper);
    expect([asked, stage.snapshot.hasTag('shown')]).toEqual([0, true]);
  });

  test('a failed or stopped one leaves the page unchanged and can be requested again', async () => {
    const { stage } = await stripIn();
    await stage.fail('loadStrip', failures.offline);
    expect([stage.snapshot.hasTag('stripMissing'), stage.snapshot.hasTag('shown')]).toEqual([true, true]);
    stage.send({ type: 'strip.retry' });
    await stage.answer('loadStrip', undefined);
    await stage.fail('reorder', new TypeError('no strip'));
    expect([stage.snapshot.hasTag('stripMissing'), stage.snapshot.hasTag('shown')]).toEqual([true, true]);
  });
});
