import { describe, expect, test } from 'vitest';
import { draftRequest, initialDrafts } from '#domain/report/reportDraft.ts';
import { reportCardsMachine } from '#machines/reports/reportCards/reportCardsMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';

const TODAY = '2026-03-04';
const opened = () => new Stage(reportCardsMachine, { today: TODAY });

describe('the report cards:', () => {
  test('every report can be opened without input: of today, of everything, of the purchases of a year', () => {
    const { drafts } = opened().snapshot.context;
    expect(drafts).toEqual({
      statement: {},
      orderGuideList: { startingGuide: '', endingGuide: '' },
      productList: { category: '' },
      priceList: { effectiveDate: TODAY, allProducts: false },
      quoteSheet: { effectiveDate: TODAY, purchasedSince: '2025-03-04', dayOfWeek: 0 },
    });
  });

  test('a field of one card changes no other, and is in the request', () => {
    const stage = opened();
    stage.send({ type: 'draft.change', change: { kind: 'quoteSheet', fields: { dayOfWeek: 3 } } });
    const { drafts } = stage.snapshot.context;
    expect(drafts).toEqual({
      ...initialDrafts(TODAY),
      quoteSheet: { ...initialDrafts(TODAY).quoteSheet, dayOfWeek: 3 },
    });
    expect(draftRequest('quoteSheet', drafts)).toMatchObject({ kind: 'quoteSheet', dayOfWeek: 3 });
  });

  test('an invalid date stays as typed', () => {
    const stage = opened();
    stage.send({ type: 'draft.change', change: { kind: 'priceList', fields: { effectiveDate: 'soon' } } });
    const { drafts } = stage.snapshot.context;
    expect([drafts.priceList.effectiveDate, draftRequest('priceList', drafts)]).toEqual(['soon', null]);
  });

  test('nothing is requested before a button is pressed, whatever is filled in', () => {
    const stage = opened();
    stage.send({ type: 'draft.change', change: { kind: 'productList', fields: { category: '1101' } } });
    expect(stage.asked('documents')).toHaveLength(1);
    expect(stage.snapshot.context.drafts.productList).toEqual({ category: '1101' });
  });

  test('a bug in the documents costs their buttons: the fields stay, and the buttons come again when asked', async () => {
    const stage = opened();
    stage.send({ type: 'draft.change', change: { kind: 'priceList', fields: { allProducts: true } } });
    await stage.fail('documents', new TypeError('no document'));
    expect(stage.snapshot.value).toMatchObject({ documents: 'unavailable' });
    expect(stage.snapshot.context.drafts.priceList.allProducts).toBe(true);
    stage.send({ type: 'documents.retry' });
    expect(stage.snapshot.value).toMatchObject({ documents: 'offered' });
  });
});
