import { type Offer, offerProblems } from '../checkout/offer.ts';
import type { PunchoutVisit } from './visit.ts';
import { words } from './words.ts';

/** An emptied cart deletes the lines of the one that was sent before; a new one without lines is nothing to carry. */
export function mayTransferEmpty(visit: PunchoutVisit | null): boolean {
  return visit?.operation === 'edit';
}

/** Why this cart cannot be carried back, a sentence each. */
export function transferProblems(offer: Offer, visit: PunchoutVisit): readonly string[] {
  if (visit.postbackUrl === null) return [words.noPostback];
  return offer.cart.lines.length === 0 ? [] : offerProblems(offer, 'procurement');
}
