import type { Partner, PartnerMessage } from '#domain/punchout/partner.ts';

/** Which partners are shown. */
export interface PartnerView {
  /** From 1. */
  page: number;
}

/** A page of partners, and the number of partners on all pages. */
export interface PartnerPage {
  rows: readonly Partner[];
  total: number;
}

/** The id of messages from unknown senders. */
export const UNKNOWN_SENDERS = 0;

/** The sender of the shown messages. */
export interface Sender {
  id: number;
  /** Null for an unknown sender. */
  name: string | null;
}

export type Messages = readonly PartnerMessage[];

/** The sender with this id; undefined if no such partner is on the page. */
export function senderOn(page: PartnerPage | null, id: number): Sender | undefined {
  if (id === UNKNOWN_SENDERS) return { id, name: null };
  return page?.rows.find((row) => row.id === id);
}
