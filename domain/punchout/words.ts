import type { PunchoutVisit } from './visit.ts';

/** Whose system the buyer is in, and what he came for. */
export function visitText({ operation, partnerName }: Pick<PunchoutVisit, 'operation' | 'partnerName'>): string {
  if (operation === 'edit') return `Changing a cart from ${partnerName}`;
  return operation === 'inspect' ? `Viewing a cart from ${partnerName} (view only)` : `Shopping for ${partnerName}`;
}

export const words = {
  noPostback: 'Your procurement system did not provide a return address. Please start again from there.',
  startAgain: 'Please start again from your procurement system.',
} as const;
