import type { Partner, PartnerChange, PartnerMessage } from '#domain/punchout/partner.ts';
import type { PartnerPage } from '#machines/admin/partners/partnersMachine.ts';
import type { WriteAnswer } from '#machines/admin/versionedForm/versionedWrite.ts';
import { partnerChange, partnerSettings } from '../../support/partners/partners.ts';

const { secret: _, ...written } = partnerChange;

export const partner: Partner = {
  ...written,
  id: 7,
  version: 3,
  customerName: 'The Gilded Oyster',
  hasSecret: true,
};
export const ociPartner: Partner = {
  ...partner,
  id: 8,
  version: 1,
  name: 'Abbey SRM',
  protocol: 'oci',
  isActive: false,
  identities: [{ domain: '', identity: 'abbey' }],
  hasSecret: false,
  settings: { ...partnerSettings, extrinsics: [] },
};
export const partnerPage: PartnerPage = { rows: [ociPartner, partner], total: 2 };
/** The version that another admin saved meanwhile. */
export const newestPartner: Partner = { ...partner, version: 4, name: 'Oyster Buying' };

export const typedPartner: PartnerChange = { ...written, name: 'Oyster Sourcing', secret: 'never-in-a-context' };

export const refusedMessage: PartnerMessage = {
  id: 2,
  at: '2026-03-04T15:00:00.000Z',
  direction: 'in',
  kind: 'PunchOutSetupRequest',
  status: 401,
  reason: 'The shared secret is not the one that is kept for this partner.',
  body: '<cXML>\n  <SharedSecret>***</SharedSecret>\n</cXML>',
};
export const acceptedMessage: PartnerMessage = {
  ...refusedMessage,
  id: 1,
  direction: 'out',
  kind: 'PunchOutOrderMessage',
  status: 200,
  reason: null,
  body: '',
};
export const messages = [refusedMessage, acceptedMessage];

export const partnerAnswers = {
  saved: { kind: 'saved', stored: newestPartner },
  'changed elsewhere': { kind: 'stale', stored: newestPartner },
  refused: { kind: 'refused', reasons: ['Another partner is called so.', 'This customer does not exist.'] },
} satisfies Record<string, WriteAnswer<Partner>>;
