import { partnerFormMachine } from '#machines/admin/partnerForm/partnerFormMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { partner, partnerAnswers, typedPartner } from './partnerSamples.ts';
import { versionedFormEvents, versionedFormFacts, versionedFormFailures } from './versionedForm.walk.ts';

export const partnerFormWalk = walkOf({
  machine: partnerFormMachine,
  inputs: { 'to change': { stored: partner }, 'to add': { stored: null } },
  parts: { 'to add': ['form.save', 'write: saved'] },
  events: versionedFormEvents(typedPartner),
  answers: { write: partnerAnswers },
  failures: versionedFormFailures,
  distinguish: versionedFormFacts,
});
