import { readDate } from '#domain/calendar.ts';
import { NOTES_LIMIT } from '#domain/cart/cart.ts';
import { type ChosenHeader, EMPTY_HEADER, type HeaderRules, validDates } from '#domain/cart/header.ts';
import { plainText } from '#domain/plainText.ts';
import type { PartnerSettings } from '#domain/punchout/partner.ts';
import { rowOfCode } from '#domain/punchout/rowOfCode.ts';
import { punchoutText } from '#domain/texts/punchoutText.ts';
import type { PurchaseOrder } from '../cxml/cxmlRequest.ts';
import { shipToCode } from '../openVisit.ts';

/** The cart header of a purchase order. `notes`: differences from the order. `problems`: why it cannot be ordered. */
export interface OrderHeader {
  header: ChosenHeader;
  notes: string[];
  problems: string[];
}

interface WithNotes<T> {
  value: T;
  notes: string[];
}

/** If several places are possible, the order is refused. */
function shipToFor(
  { shipTo }: PurchaseOrder,
  { shipTos }: HeaderRules,
  settings: PartnerSettings,
): string | null | { problem: string } {
  if (!shipTo) return null;
  if (shipTo.addressId === null)
    return shipTos.length > 1 ? { problem: punchoutText('purchaseOrder.unnamedShipTo') } : null;
  const code = shipToCode(shipTo.addressId, settings) ?? '';
  const known = rowOfCode(shipTos, code, ({ key }) => key);
  return known?.key ?? { problem: punchoutText('purchaseOrder.unknownShipTo', { addressId: shipTo.addressId }) };
}

/** The first possible delivery date from the requested one on; an order has one date. */
function deliveryDateFor(order: PurchaseOrder, code: string | null, rules: HeaderRules): WithNotes<string | null> {
  const ofLines = order.items.flatMap(({ deliveryDate }) => readDate(deliveryDate) ?? []).sort();
  const named = order.deliveryDate || ofLines[0] || '';
  const { dates, defaultDate } = validDates({ shipToCode: code }, rules);
  const fallback = rules.isDateRequired ? defaultDate : null;
  if (named === '') return { value: fallback, notes: [] };
  const wanted = readDate(named);
  const date = wanted === null ? undefined : dates.find((one) => one >= wanted);
  if (wanted === null || date === undefined)
    return { value: fallback, notes: [punchoutText('purchaseOrder.dateLost', { named })] };
  return {
    value: date,
    notes: date === wanted ? [] : [punchoutText('purchaseOrder.dateMoved', { named: wanted, date })],
  };
}

/** Days of lines that are not dates. */
function lostDates({ items }: PurchaseOrder): string[] {
  return items
    .filter(({ deliveryDate }) => deliveryDate !== '' && readDate(deliveryDate) === null)
    .map((item) =>
      punchoutText('purchaseOrder.line', {
        number: item.number,
        partId: item.partId,
        text: punchoutText('purchaseOrder.lineDateLost', { named: item.deliveryDate }),
      }),
    );
}

/** Comments of the order and of its lines. */
function commentsOf({ items, comments, deliveryDate }: PurchaseOrder): string[] {
  return [
    comments,
    ...items.flatMap((item) => {
      const date = readDate(item.deliveryDate);
      const isOwn = date !== null && date !== readDate(deliveryDate);
      const texts = [isOwn ? punchoutText('purchaseOrder.lineWanted', { date }) : '', item.comments].filter(Boolean);
      return texts.map((text) =>
        punchoutText('purchaseOrder.line', { number: item.number, partId: item.partId, text }),
      );
    }),
  ].filter(Boolean);
}

/** The order's header, by the partner's ship-to codes, and by the possible delivery dates. */
export function orderHeader(order: PurchaseOrder, rules: HeaderRules, settings: PartnerSettings): OrderHeader {
  const place = shipToFor(order, rules, settings);
  const code = typeof place === 'object' ? null : place;
  const date = deliveryDateFor(order, code, rules);
  const notes = [
    ...(order.isTest ? [punchoutText('purchaseOrder.test')] : []),
    ...(order.hasCard ? [punchoutText('purchaseOrder.card')] : []),
    ...date.notes,
  ];
  const written = plainText([...notes, ...commentsOf(order)].join('\n'));
  const isCut = written.length > NOTES_LIMIT;
  return {
    header: {
      ...EMPTY_HEADER,
      shipToCode: code,
      customerPo: order.orderId,
      deliveryDate: date.value,
      notes: plainText(isCut ? `${written.slice(0, NOTES_LIMIT - 1)}…` : written) || null,
    },
    notes: [...notes, ...lostDates(order), ...(isCut ? [punchoutText('purchaseOrder.commentsCut')] : [])],
    problems: typeof place === 'object' && place ? [place.problem] : [],
  };
}
