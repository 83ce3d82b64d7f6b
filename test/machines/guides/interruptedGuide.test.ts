import { describe, expect, test } from 'vitest';
import type { GuideSavedDraft } from '#domain/guide/guideSavedDraft.ts';
import { guideTexts } from '#domain/guide/guideTexts.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { editedGuide, editingOf, type OpenedGuide } from '#machines/guides/guideForm/guideForm.ts';
import { startedEditing, unfinishedGuide } from '#machines/guides/guideForm/interruptedGuide.ts';
import { editingWeekly, opened } from './guideEditing.ts';
import { weekly, withQuantity } from './guideSamples.ts';

function interrupted(quantityText: string): GuideSavedDraft {
  const work = unfinishedGuide({ ...editingWeekly(quantityText), nameText: 'Bar' }, 'Weekly');
  if (!work) throw new Error('nothing was unfinished');
  return JSON.parse(JSON.stringify(work));
}

function resumed(resumedWork: GuideSavedDraft, change: Partial<OpenedGuide> = {}) {
  return startedEditing({ ...opened, resumed: resumedWork, ...change }, 'Weekly');
}

describe('an interrupted edit of a guide', () => {
  test('is empty without changes, and continues as it was, mistakes included', () => {
    expect(unfinishedGuide(editingOf(opened, 'Weekly'), 'Weekly')).toBeNull();
    const { nameText, draft, message } = resumed(interrupted('1.5.2'));
    expect([nameText, draft.get(11), message]).toEqual([
      'Bar',
      { isIncluded: true, quantityText: '1.5.2', unit: 'CS' },
      null,
    ]);
  });

  test("never overwrites other users' later changes silently: it is saved over the guide as it was opened", () => {
    const editing = resumed(interrupted('5'), { guide: withQuantity(9) });
    expect(editedGuide(editing)).toMatchObject({ kind: 'save', seen: weekly, name: 'Bar' });
  });

  test('is dropped with a notice where the guide was deleted; of products, only the unsold ones are dropped', () => {
    const gone = resumed(interrupted('5'), { guide: null, guides: [] });
    expect([gone.draft.size, gone.message]).toEqual([
      0,
      guidesText('guide.orderGuide.interruptedGone', { name: 'Weekly' }),
    ]);
    const work = interrupted('5');
    const unsold = { productKey: 99, isIncluded: true, quantityText: '1', unit: 'CS' };
    const { draft, message } = resumed({ ...work, changed: [unsold, ...work.changed] });
    expect([[...draft.keys()], draft.get(11)?.quantityText, message]).toEqual([
      [11],
      '5',
      guideTexts.orderGuide.interruptedUnsold(1),
    ]);
  });
});
