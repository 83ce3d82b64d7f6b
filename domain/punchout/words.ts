import { punchoutText } from '../texts/punchoutText.ts';
import type { PunchoutVisit } from './visit.ts';

/** The buyer's procurement system, and the purpose of the visit. */
export function visitText({ operation, partnerName }: Pick<PunchoutVisit, 'operation' | 'partnerName'>): string {
  if (operation === 'edit') return punchoutText('words.changingACartFrom', { partnerName });
  return operation === 'inspect'
    ? punchoutText('words.viewingACartFromViewOnly', { partnerName })
    : punchoutText('words.shoppingFor', { partnerName });
}
