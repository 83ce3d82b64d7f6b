import { punchoutText } from '../texts/punchoutText.ts';
import type { PunchoutVisit } from './visit.ts';

/** Whose system the buyer is in, and what he came for. */
export function visitText({ operation, partnerName }: Pick<PunchoutVisit, 'operation' | 'partnerName'>): string {
  if (operation === 'edit') return punchoutText('words.changingACartFrom', { partnerName });
  return operation === 'inspect'
    ? punchoutText('words.viewingACartFromViewOnly', { partnerName })
    : punchoutText('words.shoppingFor', { partnerName });
}
