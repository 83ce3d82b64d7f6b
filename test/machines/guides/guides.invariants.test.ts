import { describe, expect, test } from 'vitest';
import { guidesMachine } from '#machines/guides/guidesMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { shopSample } from '../shop/shopSamples.ts';

function opened() {
  const { shop } = shopSample();
  return { stage: new Stage(guidesMachine, { shop }), shop };
}

const edit = { type: 'guideEdit.enter', guide: 'Weekly' } as const;
const bug = new TypeError('no page');

describe('guides promise:', () => {
  test('nothing runs before a page is entered, and nothing after the last was left', () => {
    const { stage } = opened();
    expect([stage.asked('orderGuide'), stage.asked('guideEdit')]).toEqual([[], []]);
    stage.send(edit, { type: 'page.leave' });
    expect([stage.isAsking('guideEdit'), stage.snapshot.value]).toEqual([false, 'away']);
  });

  test('the guide of the address is the one that is edited', () => {
    const { stage, shop } = opened();
    stage.send(edit);
    expect(stage.asked('guideEdit')).toMatchObject([{ name: 'Weekly', catalogueRef: shop.catalogue }]);
  });

  test('another guide is begun anew: the changes of one never go into another', () => {
    const { stage } = opened();
    stage.send(edit, { type: 'guideEdit.enter', guide: 'Daily' });
    expect(stage.asked('guideEdit')).toMatchObject([{ name: 'Weekly' }, { name: 'Daily' }]);
  });

  test('ordering from a guide opens the one that was found, once; without one the guides are shown, and nobody is led anywhere before', async () => {
    const { stage } = opened();
    stage.send({ type: 'orderFromGuide.enter' });
    expect([stage.told('openQuickEntry'), stage.told('showGuides')]).toEqual([[], []]);
    await stage.answer('findRecentGuide', 'Weekly');
    expect([stage.told('openQuickEntry'), stage.told('showGuides')]).toEqual([[{ name: 'Weekly' }], []]);
    stage.send({ type: 'orderFromGuide.enter' });
    await stage.answer('findRecentGuide', null);
    expect([stage.told('openQuickEntry').length, stage.told('showGuides').length]).toEqual([1, 1]);
  });

  test('whoever leaves before the guide is found is not led to it', async () => {
    const { stage } = opened();
    stage.send({ type: 'orderFromGuide.enter' }, { type: 'page.leave' });
    await expect(stage.answer('findRecentGuide', 'Weekly')).rejects.toThrow('not asked');
    expect(stage.told('openQuickEntry')).toEqual([]);
  });

  test('leaving the looking for the editing ends the looking', () => {
    const { stage } = opened();
    stage.send({ type: 'orderGuide.enter', guide: null }, edit);
    expect([stage.isAsking('orderGuide'), stage.isAsking('guideEdit')]).toEqual([false, true]);
  });

  test('a bug in the flow of a page costs that page: it is said, and the page begins anew when asked', async () => {
    const { stage } = opened();
    stage.send(edit);
    await stage.fail('guideEdit', bug);
    expect(stage.snapshot.value).toBe('broken');
    stage.send({ type: 'page.retry' });
    expect(stage.asked('guideEdit')).toMatchObject([{ name: 'Weekly' }, { name: 'Weekly' }]);
  });

  test('from a page that stopped the other can be entered', async () => {
    const { stage } = opened();
    stage.send(edit);
    await stage.fail('guideEdit', bug);
    stage.send({ type: 'orderGuide.enter', guide: 'Weekly' });
    expect(stage.snapshot.value).toBe('viewingGuide');
  });
});
