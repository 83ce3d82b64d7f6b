import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Partner, PartnerChange } from '#domain/punchout/partner.ts';
import { punchoutText } from '#domain/texts/punchoutText.ts';
import { versionedForm } from '../versionedForm/versionedForm.ts';
import { type TypedPartner, typedOf } from './partnerWrite.ts';

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
