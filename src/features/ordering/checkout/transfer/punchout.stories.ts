import { DETAIL_FIELDS } from '#domain/punchout/askedDetails.ts';
import { RETURN_EMPTY } from '#domain/punchout/transferring.ts';
import { transferWords } from '#domain/punchout/transferWords.ts';
import type { PunchoutVisit } from '#domain/punchout/visit.ts';
import { visitText } from '#domain/punchout/words.ts';
import { punchoutText } from '#domain/texts/punchoutText.ts';
import { serverText } from '#domain/texts/serverText.ts';
import { all, amend, answer, type ServerRule } from '#test/support/stories/server.ts';
import { click, follow, inPage, inPart, reload, visibleButton, visibleText } from '#test/support/stories/steps.ts';
import { type Step, storiesOf } from '#test/support/stories/story.ts';

const AT = { as: 'chef', at: '/?ac=code-1' } as const;
const POSTBACK = 'https://northwind.example/postback';
const partnerName = 'Northwind Procurement';

const editing: PunchoutVisit = {
  operation: 'edit',
  partnerName,
  postbackUrl: POSTBACK,
  productKey: null,
  notes: [],
  asks: [...DETAIL_FIELDS],
};
const looking: PunchoutVisit = { ...editing, operation: 'inspect' };
const nowhere: PunchoutVisit = { ...editing, operation: 'create', postbackUrl: null };
const form = {
  postbackUrl: POSTBACK,
  body: '<cXML/>',
  fieldName: 'cxml-urlencoded',
  fields: [{ name: 'cxml-urlencoded', value: '<cXML/>' }],
  target: null,
};

/** The code in the address is valid and belongs to the buyer whose token the browser has. */
const arrives =
  (punchout: PunchoutVisit): ServerRule =>
  async (page) => {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await answer('**/api/token', { access_token: token, token_type: 'bearer' })(page);
    await answer('**/api/token/revoke', {})(page);
    await amend('**/api/user', { punchout })(page);
  };

/**
 * The calls of the procurement system and the ten seconds after the post end when a story says so; the post is not
 * sent.
 */
const SCRIPT = `
  HTMLFormElement.prototype.submit = () => undefined;
  const fetches = window.fetch.bind(window);
  const waits = window.setTimeout.bind(window);
  window.fetch = (to, ...rest) =>
    to === '${POSTBACK}' ? new Promise((_, fail) => { window.nobodyAnswers = fail; }) : fetches(to, ...rest);
  window.setTimeout = (run, ms, ...rest) =>
    ms === 10000 ? -tenSeconds.push(run) : waits(run, ms, ...rest);
  const tenSeconds = [];
  window.tenSecondsPass = () => { for (const run of tenSeconds.splice(0)) run(); };`;

const open = (page: string) => inPart('nav', follow(page));
const getNoAnswer: Step = ({ page }) => page.evaluate('nobodyAnswers(new TypeError())');

/** A buyer of a procurement system, which receives the cart. */
export const punchoutStories = storiesOf(
  ['checkout', 'transfer'],
  [
    {
      name: 'punchout',
      ...AT,
      script: SCRIPT,
      server: all(arrives(editing), answer('**/api/punchout/createmessage', form)),
      sees: visitText(editing),
    },
    { name: 'punchout-review', does: [open('Checkout'), click('Continue')], sees: visibleButton('Transfer') },
    { name: 'transfer-probing', does: click('Transfer'), sees: transferWords.probing(partnerName) },
    { name: 'transfer-unreached', does: getNoAnswer, sees: transferWords.unreached(partnerName) },
    {
      name: 'transfer-posting',
      does: [
        click('Back'),
        click('Transfer'),
        visibleText(transferWords.probing(partnerName)),
        getNoAnswer,
        click('Transfer Anyway'),
      ],
      sees: transferWords.posting(partnerName),
    },
    {
      name: 'transfer-not-taken',
      does: ({ page }) => page.evaluate('tenSecondsPass()'),
      sees: transferWords.notTaken(partnerName),
    },
    {
      name: 'transfer-gone',
      does: inPage(() => dispatchEvent(new Event('pagehide'))),
      sees: transferWords.posting(partnerName),
    },
    {
      name: 'transfer-returned',
      does: inPage(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
      sees: transferWords.returned(partnerName),
    },
    { name: 'punchout-over', does: reload, sees: serverText('words.startAgain') },
    {
      name: 'punchout-inspect',
      ...AT,
      server: arrives(looking),
      does: open('Cart'),
      sees: [visitText(looking), 'Total'],
    },
    { name: 'punchout-inspect-products', does: open('Products'), sees: /^[\d,]+ results$/ },
    { name: 'punchout-nowhere', ...AT, server: arrives(nowhere), sees: punchoutText('words.noPostback') },
    {
      name: 'punchout-emptied',
      ...AT,
      server: all(arrives(editing), amend('**/api/cart', { lines: [] })),
      does: open('Cart'),
      sees: RETURN_EMPTY,
    },
  ],
);
