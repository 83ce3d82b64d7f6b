import { XMLParser } from 'fast-xml-parser';
import { type Decimal, readDecimal, ZERO } from '#domain/decimal.ts';
import type { Protocol } from '#domain/punchout/partner.ts';
import { transferredExtension } from '#domain/punchout/transferredPrice.ts';

interface ReceivedLine {
  partId: string;
  auxiliaryId: string;
  description: string;
  longText: string;
  quantity: Decimal;
  unit: string;
  price: Decimal;
  per: number;
  extension: Decimal;
}

/** A received cart as the demo's procurement system parses it. */
export interface ReceivedCart {
  protocol: Protocol;
  /** Null with OCI. */
  buyerCookie: string | null;
  currency: string;
  lines: readonly ReceivedLine[];
  /** Of the lines. */
  total: Decimal;
  shipping: Decimal | null;
  tax: Decimal | null;
  /** The code that the message names, and the address under it. */
  shipTo: { code: string; address: readonly string[] } | null;
  /** Of the lines, in their order. */
  comments: string;
  /** As it came. */
  raw: string;
}

type PostedFields = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  htmlEntities: true,
  isArray: (name) => ['ItemIn', 'Description'].includes(name),
});

type Node = { [name: string]: Node | Node[] | string | undefined };

function child(node: Node | string | undefined, name: string): Node | string | undefined {
  if (typeof node !== 'object') return undefined;
  const found = node[name];
  return Array.isArray(found) ? found[0] : found;
}

function at(node: Node | string | undefined, path: string): Node | string | undefined {
  return path.split('/').reduce((inner, name) => child(inner, name), node);
}

export function textAt(node: Node | string | undefined, path: string): string {
  const found = at(node, path);
  const text = typeof found === 'object' ? child(found, '#text') : found;
  return typeof text === 'string' ? text.trim() : '';
}

function numberOf(text: string): Decimal {
  return readDecimal(text, 10) ?? ZERO;
}

function amountAt(node: Node | string | undefined, path: string): Decimal | null {
  return at(node, path) === undefined ? null : numberOf(textAt(node, path));
}

/** The address parts as an envelope shows them. */
function shipToOf(address: Node | string | undefined): ReceivedCart['shipTo'] {
  const code = textAt(address, '@addressID');
  if (code === '') return null;
  const place = at(address, 'PostalAddress');
  const streets = typeof place === 'object' ? [place.Street].flat() : [];
  const [city, state, zip] = ['City', 'State', 'PostalCode'].map((name) => textAt(place, name));
  const lines = [
    textAt(address, 'Name'),
    textAt(place, 'DeliverTo'),
    ...streets.map((street) => (typeof street === 'string' ? street.trim() : '')),
    [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  ];
  return { code, address: lines.filter(Boolean) };
}

type WrittenLine = Omit<ReceivedLine, 'extension'>;

function cartOf(cart: Omit<ReceivedCart, 'lines' | 'total'>, written: readonly WrittenLine[]): ReceivedCart {
  const lines = written.map((line) => ({ ...line, extension: transferredExtension(line, line.quantity) }));
  return { ...cart, lines, total: lines.reduce((sum, { extension }) => sum.plus(extension), ZERO) };
}

/** Entities are never resolved: a document that declares some is refused. */
export function parseCxml(xml: string): Node | null {
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/.test(xml)) return null;
  try {
    return parser.parse(xml);
  } catch {
    return null;
  }
}

function readMessage(raw: string): ReceivedCart | null {
  const message = at(parseCxml(raw) ?? undefined, 'cXML/Message/PunchOutOrderMessage');
  if (typeof message !== 'object') return null;
  const header = at(message, 'PunchOutOrderMessageHeader');
  const items = Array.isArray(message.ItemIn) ? message.ItemIn : [];
  const written = items.map((item): WrittenLine => {
    const per = numberOf(textAt(item, 'ItemDetail/PriceBasisQuantity/@quantity'));
    return {
      partId: textAt(item, 'ItemID/SupplierPartID'),
      auxiliaryId: textAt(item, 'ItemID/SupplierPartAuxiliaryID'),
      description: textAt(item, 'ItemDetail/Description'),
      longText: '',
      quantity: numberOf(textAt(item, '@quantity')),
      unit: textAt(item, 'ItemDetail/UnitOfMeasure'),
      price: numberOf(textAt(item, 'ItemDetail/UnitPrice/Money')),
      per: per.isZero() ? 1 : per.toNumber(),
    };
  });
  return cartOf(
    {
      protocol: 'cxml',
      buyerCookie: textAt(message, 'BuyerCookie'),
      currency: textAt(header, 'Total/Money/@currency'),
      shipping: amountAt(header, 'Shipping/Money'),
      tax: amountAt(header, 'Tax/Money'),
      shipTo: shipToOf(at(header, 'ShipTo/Address')),
      comments: items.flatMap((item) => textAt(item, 'Comments') || []).join('\n'),
      raw,
    },
    written,
  );
}

function readItems(fields: PostedFields): ReceivedCart | null {
  const entries = Object.entries(fields).map(([name, value]) => [name, String(value)] as const);
  const values = new Map(entries);
  const places = [...new Set(entries.flatMap(([name]) => /^NEW_ITEM-DESCRIPTION\[(\d+)\]$/.exec(name)?.[1] ?? []))];
  if (places.length === 0 && !values.has('~OkCode')) return null;
  const written = places.map((place): WrittenLine => {
    const of = (name: string) => values.get(`NEW_ITEM-${name}[${place}]`) ?? '';
    return {
      partId: of('VENDORMAT'),
      auxiliaryId: of('EXT_PRODUCT_ID'),
      description: of('DESCRIPTION'),
      longText: values.get(`NEW_ITEM-LONGTEXT_${place}:132[]`) ?? '',
      quantity: numberOf(of('QUANTITY')),
      unit: of('UNIT'),
      price: numberOf(of('PRICE')),
      per: Math.max(1, numberOf(of('PRICEUNIT')).toNumber()),
    };
  });
  const raw = entries.map(([name, value]) => `${name}=${value}`).join('\n');
  const currency = values.get(`NEW_ITEM-CURRENCY[${places[0]}]`) ?? '';
  const nothing = { buyerCookie: null, shipping: null, tax: null, shipTo: null, comments: '' };
  return cartOf({ ...nothing, protocol: 'oci', currency, raw }, written);
}

/** A browser's post: a cXML message in a field of either encoding, or the fields of OCI. Null for anything else. */
export function readPostedCart(fields: PostedFields): ReceivedCart | null {
  const field = (wanted: string) => Object.entries(fields).find(([name]) => name.toLowerCase() === wanted)?.[1];
  const plain = field('cxml-urlencoded');
  if (typeof plain === 'string') return readMessage(plain);
  const encoded = field('cxml-base64');
  if (typeof encoded === 'string') return readMessage(Buffer.from(encoded, 'base64').toString('utf8'));
  return readItems(fields);
}
