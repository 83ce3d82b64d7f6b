import { draftTexts } from '#domain/savedDraft/draftTexts.ts';
import type { SavedDraft, WorkOwner } from '#domain/savedDraft/savedDraft.ts';
import { sharedText } from '#domain/texts/sharedText.ts';

export const owner: WorkOwner = { username: 'chef', customerKey: 1001 };

export const interruptedCheckout = {
  kind: 'checkout',
  href: '/checkout',
  text: sharedText('draft.ofCheckout'),
  work: { notes: 'Ring twice' },
} satisfies SavedDraft;

export const interruptedGuide = {
  kind: 'guideEdit',
  href: '/order-guide-edit#og_edit=Weekly',
  text: draftTexts.ofGuide('Weekly'),
  work: {
    address: 'Weekly',
    guide: null,
    nameText: 'Weekly',
    changed: [{ productKey: 11, isIncluded: true, quantityText: '5', unit: 'CS' }],
  },
} satisfies SavedDraft;
