import { type Offer, offerProblems } from '../checkout/offer.ts';
import { punchoutText } from '../texts/punchoutText.ts';
import type { PunchoutVisit } from './visit.ts';

export const RETURN_EMPTY = punchoutText('transferring.returnWithoutItems');

/** A buyer without any lines may return, too (readings 147). */
export function mayTransferEmpty(visit: PunchoutVisit | null): boolean {
  return visit !== null && visit.operation !== 'inspect' && visit.postbackUrl !== null;
}

/** The meaning of a return with an empty cart. */
export function emptyCartText({ operation, partnerName }: Pick<PunchoutVisit, 'operation' | 'partnerName'>): string {
  return operation === 'edit'
    ? punchoutText('transferring.ifYouReturnWithoutItemsThe', { partnerName })
    : punchoutText('transferring.youCanReturnToWithoutItems', { partnerName });
}

/** Why this cart cannot be transferred, a sentence each. */
export function transferProblems(offer: Offer, visit: PunchoutVisit): readonly string[] {
  if (visit.postbackUrl === null) return [punchoutText('words.noPostback')];
  return offer.cart.lines.length === 0 ? [] : offerProblems(offer, 'procurement');
}
