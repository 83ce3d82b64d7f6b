import type { PartnerCustomer } from '#domain/api/partners.ts';
import type { Partner, PartnerChange } from '#domain/punchout/partner.ts';
import type { FormOutput } from '../versionedForm/versionedWrite.ts';

/** What was typed, to be shown beside what somebody else saved. Its secret, if there is one, stays in the form. */
export type TypedPartner = Omit<PartnerChange, 'secret'>;

export type PartnerFormOutput = FormOutput<Partner, TypedPartner>;

export function typedOf({ secret: _, ...typed }: PartnerChange): TypedPartner {
  return typed;
}

/** Those found, and the one that the partner has. */
export function customersFor(partner: Partner | null, found: readonly PartnerCustomer[]): readonly PartnerCustomer[] {
  if (!partner || found.some(({ customerKey }) => customerKey === partner.customerKey)) return found;
  const { customerKey, customerName: name } = partner;
  return [{ customerKey, customerCode: '', name }, ...found];
}
