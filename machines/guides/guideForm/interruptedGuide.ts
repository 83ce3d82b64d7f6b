import { changedKeys, type GuideDraft } from '#domain/guide/guideDraft.ts';
import type { GuideSavedDraft } from '#domain/guide/guideSavedDraft.ts';
import { guideTexts } from '#domain/guide/guideTexts.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { type Editing, editingOf, isTouched, type OpenedGuide, relisted } from './guideForm.ts';

/** What would be lost if editing of this guide ended here. */
export function unfinishedGuide(editing: Editing, address: string): GuideSavedDraft | null {
  if (!isTouched(editing, address)) return null;
  const { guide, nameText, draft, opened } = editing;
  const changed = changedKeys(draft, opened).flatMap((productKey) => {
    const line = draft.get(productKey);
    return line ? [{ productKey, ...line }] : [];
  });
  return { address, guide, nameText, changed };
}

/** Whether an interrupted edit cannot resume, because the guide is gone or may not be changed. */
export function isGone({ guide, resumed }: OpenedGuide): boolean {
  return guide === null && (resumed?.guide ?? null) !== null;
}

type Started = Editing & { message: string | null };

/**
 * The starting state. An interrupted edit resumes on the guide as it was opened then. Others' changes since are asked
 * about on saving, as if there had been no interruption.
 */
export function startedEditing(opening: OpenedGuide, address: string): Started {
  const { catalogue, resumed } = opening;
  if (!resumed) return { ...editingOf(opening, address), message: null };
  if (isGone(opening))
    return {
      ...editingOf(opening, address),
      message: guidesText('guide.orderGuide.interruptedGone', { name: address }),
    };
  const editing = editingOf({ ...opening, guide: resumed.guide }, address);
  const isKnown = (productKey: number) => catalogue.productByKey.has(productKey) || editing.opened.has(productKey);
  const kept = resumed.changed.filter(({ productKey }) => isKnown(productKey));
  const lines = kept.map(({ productKey, ...line }) => [productKey, line] as const);
  const draft: GuideDraft = new Map([...editing.opened, ...lines]);
  const gone = resumed.changed.length - kept.length;
  return {
    ...editing,
    ...relisted(editing, { draft, nameText: resumed.nameText }),
    message: gone > 0 ? guideTexts.orderGuide.interruptedUnsold(gone) : null,
  };
}
