import { partnerSettings } from '#test/support/partners/partners.ts';
import { answer, answerHeld, cut, cutHeld, hold } from '#test/support/stories/server.ts';
import {
  busyButton,
  click,
  fill,
  inDialog,
  loading,
  select,
  submit,
  type,
  unfold,
} from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const PARTNERS = '**/api/admin/partners?*';
const ONE = '**/api/admin/partners/7';
const MESSAGES = '**/api/admin/partners/*/messages';
const CUSTOMERS = '**/api/admin/partnerCustomers*';
const AT = { as: 'admin', at: '/admin/partners' } as const;

const resort = 'Harbor View Resort, Conference Center and Marina';
const hospital = 'St. Brendan Hospital';
const partner = {
  ...{ id: 7, version: 3, name: `${resort}: central procurement by SAP Ariba`, protocol: 'cxml', isActive: true },
  ...{ customerKey: 108, customerName: resort, hasSecret: true, settings: partnerSettings },
  identities: [
    { domain: 'NetworkID', identity: 'AN01000000001-T' },
    { domain: 'DUNS', identity: '942888711' },
  ],
};
const oci = {
  ...{ ...partner, id: 8, name: hospital, protocol: 'oci', isActive: false, customerName: hospital },
  identities: [{ domain: '', identity: 'brendan' }],
};
const newest = {
  ...{ ...partner, version: 4, name: 'Harbor View by Coupa' },
  settings: { ...partnerSettings, charges: 'omitted', units: [{ unit: 'EA', code: 'EA' }] },
};

const request = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.040/cXML.dtd">
<cXML payloadID="20261125.4711@procurement.example.com" timestamp="2026-11-25T09:31:07-05:00">
  <Header>
    <Sender>
      <Credential domain="NetworkID"><Identity>AN01000000001-T</Identity><SharedSecret>***</SharedSecret></Credential>
      <UserAgent>Buyer 14s1</UserAgent>
    </Sender>
  </Header>
</cXML>`;
const messages = Array.from({ length: 100 }, (_, place) => ({
  id: 100 - place,
  at: new Date(Date.now() - 7 * place * 60_000).toISOString(),
  direction: place % 3 === 1 ? 'out' : 'in',
  kind: place % 3 === 1 ? 'PunchOutOrderMessage' : 'PunchOutSetupRequest',
  status: place % 3 === 0 ? 401 : 200,
  reason: place % 3 === 0 ? 'The shared secret of the Sender is not the one that is kept for this partner.' : null,
  body: request,
}));

const nameTaken = 'Another partner is called “Harbor View Resort”. Choose another name.';
const codesLacking = 'These product codes do not exist: 10010, 10020, 10030, 10040, 10050 and 195 more.';

/** The procurement systems that may connect. */
export const partnerStories = storiesOf(
  ['partners', 'partnerForm', 'customerSearch'],
  [
    { name: 'partners-loading', ...AT, server: hold(PARTNERS), sees: loading },
    { name: 'partners-failed', server: cutHeld(PARTNERS), sees: 'The trading partners could not be loaded.' },
    { name: 'partners', server: answer(PARTNERS, [partner, oci]), does: click('Try Again'), sees: '2 partners' },
    {
      name: 'partner-messages-loading',
      server: hold(MESSAGES),
      does: click(/^Messages of (?!Unknown)/),
      sees: loading,
    },
    { name: 'partner-messages-failed', server: cutHeld(MESSAGES), sees: 'The messages could not be loaded.' },
    {
      name: 'partner-messages',
      server: answer(MESSAGES, messages),
      does: [click('Try Again'), unfold(/./)],
      sees: /payloadID=/,
    },
    { name: 'partner-form', does: [click('All Partners'), click(/^Change /)], sees: 'Identity' },
    {
      name: 'partner-unfound',
      server: cut(CUSTOMERS),
      does: type(/^Customer/, 'Nobody'),
      sees: 'Customer search failed. Keep typing to try again.',
    },
    { name: 'partner-discarding', does: click('Cancel'), sees: 'Discard Changes?' },
    {
      name: 'partner-saving',
      server: hold(ONE),
      does: [
        inDialog('Discard Changes?', click('Keep Editing')),
        ...[fill(/^Customer/, resort), fill(/^Name/, 'Harbor View Resort'), submit],
      ],
      sees: busyButton(),
    },
    {
      name: 'partner-refused',
      server: answerHeld(ONE, { message: nameTaken, errors: [nameTaken, codesLacking] }, 409),
      sees: codesLacking,
    },
    {
      name: 'partner-conflict',
      server: answer(ONE, { message: 'Changed.', errors: ['Changed.'], partner: newest }, 409),
      does: submit,
      sees: 'Changed by Someone Else',
    },
    {
      name: 'partner-saved',
      server: answer(ONE, newest),
      does: [click('Keep Editing'), submit],
      sees: 'The partner has been saved.',
    },
    { name: 'partners-none', ...AT, server: answer(PARTNERS, []), sees: 'No trading partners yet.' },
    {
      name: 'partner-new',
      does: [click('Add Your First Partner'), select('Protocol', 'OCI (SAP)'), submit],
      sees: 'Enter a name for the partner.',
    },
  ],
);
