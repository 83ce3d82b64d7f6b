import type { Partner, PartnerMessage } from '#domain/punchout/partner.ts';

/** Which partners are looked at. */
export interface PartnerView {
  /** From 1. */
  page: number;
}

/** A page of partners, and how many there are on all of them. */
export interface PartnerPage {
  rows: readonly Partner[];
  total: number;
}

/** The id under which messages are asked for whose sender nobody knows. */
export const UNKNOWN_SENDERS = 0;

/** Whose messages are read. */
export interface Sender {
  id: number;
  /** Null: nobody knows. */
  name: string | null;
}

export type Messages = readonly PartnerMessage[];

/** Whose messages these are; undefined where no such partner is on the page. */
export function senderOn(page: PartnerPage | null, id: number): Sender | undefined {
  if (id === UNKNOWN_SENDERS) return { id, name: null };
  return page?.rows.find((row) => row.id === id);
}
