import type { Page } from 'playwright-core';
import { partnerSettings } from '../../test/support/partners.ts';
import { button } from '../../test/support/shopping.ts';
import { answerHeld, cutHeld } from './heldCalls.ts';
import { answer, cut, hold, type Scene, sees, waits } from './scene.ts';

const PARTNERS = '**/api/admin/partners?*';
const ONE = '**/api/admin/partners/7';
const MESSAGES = '**/api/admin/partners/*/messages';
const CUSTOMERS = '**/api/admin/partnerCustomers*';
const AT = { as: 'admin', at: '/admin/partners' } as const;

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const partner = {
  id: 7,
  version: 3,
  name: 'Harbor View Resort, Conference Center and Marina: central procurement by SAP Ariba',
  protocol: 'cxml',
  isActive: true,
  customerKey: 108,
  customerName: 'Harbor View Resort, Conference Center and Marina',
  identities: [
    { domain: 'NetworkID', identity: 'AN01000000001-T' },
    { domain: 'DUNS', identity: '942888711' },
  ],
  hasSecret: true,
  settings: partnerSettings,
};
const oci = {
  ...partner,
  id: 8,
  name: 'St. Brendan Hospital',
  protocol: 'oci',
  isActive: false,
  customerName: 'St. Brendan Hospital',
  identities: [{ domain: '', identity: 'brendan' }],
};
const newest = {
  ...partner,
  version: 4,
  name: 'Harbor View by Coupa',
  settings: { ...partnerSettings, charges: 'omitted', units: [{ unit: 'EA', code: 'EA' }] },
};

const REFUSED = 'The shared secret of the Sender is not the one that is kept for this partner.';
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
  at: minutes(-7 * place),
  direction: place % 3 === 1 ? 'out' : 'in',
  kind: place % 3 === 1 ? 'PunchOutOrderMessage' : 'PunchOutSetupRequest',
  status: place % 3 === 0 ? 401 : 200,
  reason: place % 3 === 0 ? REFUSED : null,
  body: request,
}));

const region = (page: Page, name: string) => page.getByRole('region', { name });
const save = (page: Page) => page.locator('button[type=submit]').click();

/** The procurement systems whose buyers are let in. */
export const partnerScenes: readonly Scene[] = [
  { name: 'partners-loading', ...AT, network: hold(PARTNERS), show: waits },
  {
    name: 'partners-failed',
    after: 'partners-loading',
    network: cutHeld(PARTNERS),
    show: sees('The trading partners could not be loaded.'),
  },
  {
    name: 'partners',
    after: 'partners-failed',
    network: answer(PARTNERS, [partner, oci]),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await sees('2 partners')(page);
    },
  },
  {
    name: 'partner-messages-loading',
    after: 'partners',
    network: hold(MESSAGES),
    show: async (page) => {
      await button(page, /^Messages of (?!Unknown)/)
        .first()
        .click();
      await waits(page);
    },
  },
  {
    name: 'partner-messages-failed',
    after: 'partner-messages-loading',
    network: cutHeld(MESSAGES),
    show: sees('The messages could not be loaded.'),
  },
  {
    name: 'partner-messages',
    after: 'partner-messages-failed',
    network: answer(MESSAGES, messages),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await page.locator('summary').first().click();
      await page.locator('pre').first().waitFor();
    },
  },
  {
    name: 'partner-form',
    after: 'partner-messages',
    show: async (page) => {
      await button(page, 'All Partners').click();
      await button(page, /^Change /)
        .first()
        .click();
      await region(page, 'Who They Are').waitFor();
    },
  },
  {
    name: 'partner-unfound',
    after: 'partner-form',
    network: cut(CUSTOMERS),
    show: async (page) => {
      await page.getByLabel('Customer').pressSequentially('Nobody', { delay: 60 });
      await sees('The customers could not be looked up. Type on to try again.')(page);
    },
  },
  {
    name: 'partner-discarding',
    after: 'partner-unfound',
    show: async (page) => {
      await button(page, 'Cancel').click();
      await sees('Discard Changes?')(page);
    },
  },
  {
    name: 'partner-saving',
    after: 'partner-discarding',
    network: hold(ONE),
    show: async (page) => {
      await button(page.getByRole('alertdialog'), 'Keep Editing').click();
      await page.getByLabel('Customer').fill(partner.customerName);
      await page.getByLabel('Name').first().fill('Harbor View Resort');
      await save(page);
      await page.locator('button[type=submit][aria-busy=true]').waitFor();
    },
  },
  {
    name: 'partner-refused',
    after: 'partner-saving',
    network: answerHeld(
      ONE,
      {
        message: 'Another partner is called “Harbor View Resort”. Choose another name.',
        errors: [
          'Another partner is called “Harbor View Resort”. Choose another name.',
          'These product codes do not exist: 10010, 10020, 10030, 10040, 10050 and 195 more.',
        ],
      },
      409,
    ),
    show: sees(/^These product codes do not exist/),
  },
  {
    name: 'partner-conflict',
    after: 'partner-refused',
    network: answer(ONE, { message: 'Changed.', errors: ['Changed.'], partner: newest }, 409),
    show: async (page) => {
      await save(page);
      await sees('Changed by Somebody Else')(page);
    },
  },
  {
    name: 'partner-saved',
    after: 'partner-conflict',
    network: answer(ONE, newest),
    show: async (page) => {
      await button(page, 'Keep Editing').click();
      await save(page);
      await sees('The partner has been saved.')(page);
    },
  },
  {
    name: 'partners-none',
    isVariant: true,
    ...AT,
    network: answer(PARTNERS, []),
    show: sees('No procurement system is let in yet.'),
  },
  {
    name: 'partner-new',
    isVariant: true,
    after: 'partners-none',
    show: async (page) => {
      await button(page, 'Add the First Partner').click();
      await region(page, 'Who They Are').waitFor();
      await page.getByLabel('Protocol').selectOption('OCI (SAP)');
      await save(page);
      await sees('Give the partner a name.')(page);
    },
  },
];
