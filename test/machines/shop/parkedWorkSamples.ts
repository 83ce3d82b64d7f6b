import { parkedTexts } from '#domain/parked/parkedTexts.ts';
import type { ParkedWork, WorkOwner } from '#domain/parked/parkedWork.ts';
import { sharedText } from '#domain/texts/sharedText.ts';

export const owner: WorkOwner = { username: 'chef', customerKey: 1001 };

export const interruptedCheckout = {
  kind: 'checkout',
  href: '/checkout',
  text: sharedText('parked.ofCheckout'),
  work: { notes: 'Ring twice' },
} satisfies ParkedWork;

export const interruptedGuide = {
  kind: 'guideEdit',
  href: '/order-guide-edit#og_edit=Weekly',
  text: parkedTexts.ofGuide('Weekly'),
  work: {
    address: 'Weekly',
    guide: null,
    nameText: 'Weekly',
    changed: [{ productKey: 11, isIncluded: true, quantityText: '5', unit: 'CS' }],
  },
} satisfies ParkedWork;
