import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { PartnerCustomer } from '#domain/api/partners.ts';
import type { Partner, PartnerChange } from '#domain/punchout/partner.ts';
import { punchoutText } from '#domain/texts/punchoutText.ts';
import { versionedForm } from '../versionedForm/versionedForm.ts';

/** What was typed, to show beside what someone else saved. A secret in it stays in the form. */
type TypedPartner = Omit<PartnerChange, 'secret'>;

function typedOf({ secret: _, ...typed }: PartnerChange): TypedPartner {
  return typed;
}

/** The found customers, the one that was chosen before, and the one that the partner has. */
export function customersFor(
  partner: Partner | null,
  found: readonly PartnerCustomer[],
  chosen: PartnerCustomer | null = null,
): readonly PartnerCustomer[] {
  const stored = partner && { customerKey: partner.customerKey, customerCode: '', name: partner.customerName };
  const isAmong = (list: readonly PartnerCustomer[], one: PartnerCustomer) =>
    list.some(({ customerKey }) => customerKey === one.customerKey);
  const known = chosen === null || isAmong(found, chosen) ? found : [chosen, ...found];
  return stored === null || isAmong(known, stored) ? known : [stored, ...known];
}

/** Edits one punchout partner. Its form keeps what is typed, above all the secret. Invoked by partners. */
export const partnerFormMachine = versionedForm<Partner, PartnerChange, TypedPartner, 'partnerForm'>({
  id: 'partnerForm',
  subject: 'the partner',
  versionOf: ({ version }) => version,
  kept: typedOf,
  notSaved: punchoutText('partnerPage.notSaved'),
});

export type PartnerFormRef = ActorRefFrom<typeof partnerFormMachine>;
export type PartnerFormSnapshot = SnapshotFrom<typeof partnerFormMachine>;
