import type { Decimal } from '#domain/decimal.ts';
import { formatCount, readable } from '#domain/formatNumber.ts';
import { escapeHtml } from '../../platform/http/escapeHtml.ts';
import type { ReceivedCart } from './receivedCart.ts';

/** Narrow screens show the cells of a row below each other. */
export const CART_STYLE = `
.cart th, .cart td { padding-right: 1.25rem; font-variant-numeric: tabular-nums; }
.cart .number { text-align: right; white-space: nowrap; }
.cart .number:last-child { padding-right: 0; }
.cart small { display: block; opacity: .75; }
.cart tfoot td { border-bottom: 0; padding-block: .25rem; }
.cart tfoot tr:last-child { font-weight: 600; }
.cart tfoot tr:first-child td { padding-top: .5rem; }
@media (max-width: 40rem) {
  .cart thead { display: none; }
  .cart tbody tr { display: grid; grid-template-columns: 1fr auto; column-gap: 1rem; padding: .5rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
  .cart tbody td { display: contents; }
  .cart tbody td > div { grid-column: 2; }
  .cart tbody td:first-child > div { grid-column: 1 / -1; padding-bottom: .25rem; }
  .cart tbody td[data-label]::before { content: attr(data-label); grid-column: 1; text-align: left; opacity: .75; }
  .cart tfoot tr { display: flex; justify-content: space-between; }
}
`;

function amount(value: Decimal): string {
  return readable(value.toFixed(Math.max(2, value.decimalPlaces())));
}

function cell(label: string, content: string): string {
  return `<td class="number" data-label="${label}"><div>${content}</div></td>`;
}

/** The cart as a buyer reads it before it becomes a requisition. */
export function cartTable({ protocol, lines, currency, total, shipping, tax }: ReceivedCart): string {
  // With OCI an empty cart cannot arrive; an empty list answers a query.
  if (lines.length === 0 && protocol === 'oci') return '<p>Nothing was found.</p>';
  if (lines.length === 0) return '<p>The cart is empty: what was transferred before is taken away.</p>';
  const money = (value: Decimal) => `${amount(value)} ${escapeHtml(currency)}`;
  const rows = lines.map(({ description, longText, partId, auxiliaryId, quantity, unit, price, per, extension }) => {
    const basis = per === 1 ? escapeHtml(unit) : `${formatCount(per)} ${escapeHtml(unit)}`;
    const codes = [partId, auxiliaryId].filter(Boolean).map(escapeHtml).join(' · ');
    return `<tr><td><div>${escapeHtml(`${description} ${longText}`.trim())}<small>${codes}</small></div></td>
${cell('Quantity', `${readable(quantity.toFixed())} ${escapeHtml(unit)}`)}
${cell('Price', `${money(price)} / ${basis}`)}
${cell('Amount', money(extension))}</tr>`;
  });
  const charges = [
    { label: 'Lines', value: total },
    { label: 'Delivery and charges', value: shipping },
    { label: 'Tax', value: tax },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  const whole = charges.reduce((sum, { value }) => sum.plus(value), total.minus(total));
  const totals = [...(charges.length > 1 ? charges : []), { label: 'Total', value: whole }].map(
    ({ label, value }) => `<tr><td colspan="3">${label}</td><td class="number">${money(value)}</td></tr>`,
  );
  return `<table class="cart"><thead><tr><th scope="col">Product</th><th scope="col" class="number">Quantity</th><th scope="col" class="number">Price</th><th scope="col" class="number">Amount</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
<tfoot>${totals.join('\n')}</tfoot></table>`;
}
