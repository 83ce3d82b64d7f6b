import { plural } from '#domain/formatNumber.ts';
import { escapeHtml } from '../../platform/http/escapeHtml.ts';
import { plainPage } from '../../platform/http/plainPage.ts';
import { hotelsPartner, schoolsPartner } from '../demoData/demoPartners.ts';
import { CART_STYLE, cartTable } from './cartTable.ts';
import type { ReceivedCart } from './receivedCart.ts';

export const PROCUREMENT = '/demo/procurement';

const STYLE = `
body { max-width: 75rem; }
h1 { margin-top: 0; }
h2 { font-size: 1.25rem; line-height: 1.25; margin: 0; }
.systems { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); margin: 1.5rem 0; }
.systems section { padding: 1.25rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 8px; }
.systems p { margin: .25rem 0 1rem; opacity: .8; }
.systems form + p { margin: 1rem 0 0; }
fieldset { margin: 0; padding: 0; border: 0; }
legend { padding: 0; font-weight: 600; }
label { display: flex; align-items: center; gap: .5rem; min-height: 44px; }
label:has(:disabled) { opacity: .55; }
input[type=text] { box-sizing: border-box; width: 100%; min-height: 44px; padding: 0 .75rem; border: 1px solid color-mix(in srgb, currentColor 45%, transparent); border-radius: 6px; background: none; color: inherit; font: inherit; }
label.text { display: block; }
input[type=radio] { width: 18px; height: 18px; margin: 0; accent-color: #008080; }
.buttons { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: 1rem; }
button[value=frame] { border-color: #007a7a; background: #007a7a; color: #fff; }
a { color: inherit; }
.back { margin: 0; }
.back a { display: inline-flex; align-items: center; min-height: 44px; }
:focus-visible { outline: 2px solid #008080; outline-offset: 2px; }
iframe { height: max(36rem, 80vh); }
summary { min-height: 44px; display: flex; align-items: center; cursor: pointer; }
summary::before { content: '▸'; margin-right: .5rem; }
details[open] summary::before { content: '▾'; }
pre { font-size: .8125rem; }
.message { white-space: pre-line; }
.details { display: grid; gap: 1rem 2rem; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); margin: 1.5rem 0; }
.details dt { font-weight: 600; }
.details dd { margin: 0; overflow-wrap: anywhere; }
.refusal { padding: 1rem; border: 1px solid light-dark(#b3261e, #f2b8b5); border-radius: 8px; }
${CART_STYLE}`;

const BACK = `<p class="back"><a href="${PROCUREMENT}" target="_top">Procurement (demo)</a></p>`;

function page(title: string, body: string): string {
  return plainPage(`${title} · Procurement (demo)`, body, STYLE);
}

function choice(value: string, label: string, isEnabled = true, isFirst = false): string {
  const state = `${isFirst ? ' checked' : ''}${isEnabled ? '' : ' disabled'}`;
  return `<label><input type="radio" name="does" value="${value}"${state}>${label}</label>`;
}

function startForm(partner: string, choices: readonly string[], more = ''): string {
  return `<form method="post" action="${PROCUREMENT}/visit">
<input type="hidden" name="partner" value="${partner}">
<fieldset><legend>What to do</legend>
${choices.join('\n')}
</fieldset>
${more}
<div class="buttons"><button name="place" value="frame">Open in a frame</button><button name="place" value="tab" formtarget="_blank">Open in a tab</button></div>
</form>`;
}

interface LastCart {
  visit: string;
  cart: ReceivedCart;
}

function lastCart(last: LastCart | null): string {
  if (!last) return '<p>No cart has come back yet.</p>';
  const link = `<a href="${PROCUREMENT}/cart?visit=${last.visit}">${plural(last.cart.lines.length, 'line')}</a>`;
  return `<p>The last cart that came back: ${link}.</p>`;
}

/** Where a person starts a visit of the shop as the buyer of a company. */
export function startPage(last: { cxml: LastCart | null; oci: LastCart | null }): string {
  const hasCart = last.cxml !== null;
  const hotels = startForm('cxml', [
    choice('create', 'Fill a new cart', true, true),
    choice('edit', 'Change the last cart', hasCart),
    choice('inspect', 'Look at the last cart', hasCart),
  ]);
  const schools = startForm(
    'oci',
    [
      choice('visit', 'Fill a new cart', true, true),
      choice('DETAIL', 'Open a product'),
      choice('VALIDATE', 'Ask for the price of a product'),
      choice('BACKGROUND_SEARCH', 'Search without opening the shop'),
    ],
    '<label class="text">Product code or words<input type="text" name="text" maxlength="100" autocomplete="off"></label>',
  );
  return plainPage(
    'Procurement (demo)',
    `<h1>Procurement (demo)</h1>
<p>Plays the procurement systems of two customers: buyers start here, fill a cart in the shop, and Transfer brings it back. Only this computer can open this page, and nothing is kept when the shop stops.</p>
<div class="systems">
<section><h2>${escapeHtml(hotelsPartner.name)}</h2><p>Speaks cXML.</p>
${hotels}
${lastCart(last.cxml)}</section>
<section><h2>${escapeHtml(schoolsPartner.name)}</h2><p>Speaks OCI, as SAP does.</p>
${schools}
${lastCart(last.oci)}</section>
</div>`,
    STYLE,
  );
}

/** The request and the response of one call. */
export interface Exchange {
  request: string;
  /** Null when the browser itself goes to the shop. */
  answer: string | null;
}

function exchanged({ request, answer }: Exchange): string {
  const part = (title: string, text: string) =>
    `<details><summary>${title}</summary><pre>${escapeHtml(text)}</pre></details>`;
  return `${part('What was asked', request)}
${answer === null ? '' : part('What was answered', answer)}`;
}

export function framePage(partnerName: string, address: string, exchange: Exchange): string {
  return page(
    partnerName,
    `${BACK}
<h1>${escapeHtml(partnerName)}</h1>
<iframe title="The shop" src="${escapeHtml(address)}"></iframe>
${exchanged(exchange)}`,
  );
}

export function refusedPage(refusal: string, exchange: Exchange): string {
  return page(
    'Refused',
    `${BACK}
<h1>The shop did not let the buyer in.</h1>
<p class="refusal">${escapeHtml(refusal)}</p>
${exchanged(exchange)}`,
  );
}

/** OCI has no word for an order. */
function orderForm({ visit, cart }: LastCart): string {
  if (cart.protocol === 'oci' || cart.lines.length === 0) return '';
  return `<form method="post" action="${PROCUREMENT}/order"><input type="hidden" name="visit" value="${escapeHtml(visit)}">
<div class="buttons"><button>Order it</button></div></form>`;
}

export function orderPage({ isOk, message }: { isOk: boolean; message: string }, exchange: Exchange): string {
  return page(
    isOk ? 'Ordered' : 'Refused',
    `${BACK}
<h1>${isOk ? 'The shop has taken the order.' : 'The shop has refused the order.'}</h1>
<p class="message${isOk ? '' : ' refusal'}">${escapeHtml(message)}</p>
${exchanged(exchange)}`,
  );
}

/** The buyer's choices and comments at checkout. */
function checkoutDetails({ shipTo, comments }: ReceivedCart): string {
  const details = [
    { label: 'Ship-to', text: shipTo ? [shipTo.code, ...shipTo.address].join('\n') : '' },
    { label: 'Comments', text: comments },
  ].filter(({ text }) => text !== '');
  const listed = details.map(
    ({ label, text }) => `<div><dt>${label}</dt><dd class="message">${escapeHtml(text)}</dd></div>`,
  );
  return listed.length === 0 ? '' : `<dl class="details">${listed.join('')}</dl>`;
}

export function cartPage({ visit, cart }: LastCart): string {
  const canEdit = cart.protocol === 'cxml';
  return page(
    'Cart',
    `${BACK}
<h1>The cart has come back.</h1>
<p>A requisition would be made of it now.${canEdit ? ' It can be changed, or looked at, from where it began.' : ''}</p>
${cartTable(cart)}
${checkoutDetails(cart)}
${orderForm({ visit, cart })}
<details><summary>As it came</summary><pre>${escapeHtml(cart.raw)}</pre></details>`,
  );
}

export function noCartPage(reason: string): string {
  return page(
    'No cart',
    `${BACK}\n<h1>This is no cart of the demo.</h1>\n<p class="refusal">${escapeHtml(reason)}</p>`,
  );
}
