import type { PartnerCustomer } from '#domain/api/partners.ts';
import type { Partner, PartnerChange } from '#domain/punchout/partner.ts';

/** A partner as it was typed, on its way. Its secret, if there is one, is in no context: it stays in the form. */
export interface PartnerWrite {
  /** Null: a new one. */
  id: number | null;
  /** The one that was read. */
  version: number;
  change: PartnerChange;
}

/** `stale`: somebody else saved it since, and this is what he saved. */
export type PartnerAnswer =
  | { kind: 'saved'; partner: Partner }
  | { kind: 'stale'; partner: Partner }
  | { kind: 'refused'; reasons: readonly string[] };

export type PartnerFormOutput = { kind: 'saved'; isNew: boolean } | { kind: 'closed' };

/** What was typed, to be shown beside what somebody else saved. */
export type TypedPartner = Omit<PartnerChange, 'secret'>;

export function typedOf({ secret: _, ...typed }: PartnerChange): TypedPartner {
  return typed;
}

/** Those found, and the one that the partner has. */
export function customersFor(partner: Partner | null, found: readonly PartnerCustomer[]): readonly PartnerCustomer[] {
  if (!partner || found.some(({ customerKey }) => customerKey === partner.customerKey)) return found;
  const { customerKey, customerName: name } = partner;
  return [{ customerKey, customerCode: '', name }, ...found];
}
