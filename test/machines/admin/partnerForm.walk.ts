import { partnerFormMachine } from '#machines/admin/partnerForm/partnerFormMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { keepsSecret } from '../../support/walks/walkRules.ts';
import { newestPartner, partner, partnerAnswers, typedPartner } from './partnerSamples.ts';
import { versionedFormEvents, versionedFormFacts, versionedFormRules } from './versionedForm.walk.ts';

export const partnerFormWalk = walkOf({
  machine: partnerFormMachine,
  inputs: { 'to change': { stored: partner }, 'to add': { stored: null } },
  parts: { 'to add': ['form.save', 'write: saved'] },
  events: versionedFormEvents(typedPartner),
  answers: { write: partnerAnswers },
  distinguish: versionedFormFacts,
  rules: [...versionedFormRules(partner.version, newestPartner.version), keepsSecret(typedPartner.secret ?? '')],
});
