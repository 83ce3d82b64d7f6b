import type { AnyEventObject } from 'xstate';
import { AREA_NAMES } from '#machines/shop/visit.ts';

/** The redacted form of an event. */
export interface RedactedEvent {
  type: string;
  /** Its fields by name and type; only values that cannot be secret are included. */
  payload: string;
}

/**
 * The values of the machines' own closed unions. A text of an event is shown only if it is one of these under one of
 * these keys; input and user data never are.
 */
const WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'kind',
    new Set(
      (
        'offline unauthorised unavailable unexpected ' +
        'done found refused failed empty stale changed removed renamed moved conflict placed unknown signedIn ' +
        'declined faulty paid unclear unpaid ' +
        'create changeLines save replace delete add addMany update remove clear header filters layout back price quantity unit order orderScan productScan report ' +
        'statement orderGuideList productList priceList quoteSheet'
      ).split(' '),
    ),
  ],
  ['layout', new Set(['grid', 'list', 'quickEntry'])],
  ['area', new Set<string>(AREA_NAMES)],
]);

const FIELD = /^[A-Za-z]{1,24}$/;
const TYPE_PART = /^[A-Za-z][A-Za-z-]{0,31}$/;
const MOST_TYPE_PARTS = 8;
const DEEPEST = 2;
const MOST_FIELDS = 8;

/** The name of an event, an actor or an invocation; parts that cannot be a machine's name are left out. */
export function safeName(name: string): string {
  const parts = name.split('.', MOST_TYPE_PARTS).map((part) => (TYPE_PART.test(part) ? part : '…'));
  return parts.join('.');
}

function describeText(field: string, text: string): string {
  return WORDS.get(field)?.has(text) ? `'${text}'` : 'text';
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Reads fields by their descriptors, so that no getter runs. */
function describeFields(of: Readonly<Record<string, PropertyDescriptor>>, depth: number): string {
  const fields = Object.entries(of);
  if (fields.length === 0) return '{}';
  // Keys that are not field names are data: maps by product, by customer and so on.
  if (depth >= DEEPEST || !fields.every(([field]) => FIELD.test(field))) return `{${fields.length} fields}`;
  const shown = fields
    .slice(0, MOST_FIELDS)
    .map(([field, { value: inside }]) => `${field}: ${describe(field, inside, depth + 1)}`);
  return `{ ${[...shown, ...(fields.length > MOST_FIELDS ? ['…'] : [])].join(', ')} }`;
}

function describeObject(value: object, depth: number): string {
  if (Array.isArray(value)) return value.length === 1 ? '1 item' : `${value.length} items`;
  if (value instanceof Error) {
    return 'failure' in value ? `failure ${describe('failure', value.failure, depth)}` : 'error';
  }
  if ('getSnapshot' in value) return 'actor';
  return isPlain(value) ? describeFields(Object.getOwnPropertyDescriptors(value), depth) : 'object';
}

function describe(field: string, value: unknown, depth: number): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return describeText(field, value);
  if (typeof value === 'object') return describeObject(value, depth);
  return typeof value;
}

/** A redacted event for the panel: without numbers, and only with the machines' own words. */
export function redacted(event: AnyEventObject): RedactedEvent {
  const { type: _, actorId: __, ...rest } = Object.getOwnPropertyDescriptors(event);
  const isBare = Object.keys(rest).length === 0;
  return { type: safeName(event.type), payload: isBare ? '' : describeFields(rest, 0) };
}

function fieldOf(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, field)?.value;
}

/** The fixed word for the kind of answer or failure that an event carries; undefined without one. */
export function kindOf(event: AnyEventObject): string | undefined {
  const failure = fieldOf(fieldOf(event, 'error'), 'failure');
  const kinds = [failure, fieldOf(event, 'output'), event].map((part) => fieldOf(part, 'kind'));
  return kinds.find((kind): kind is string => typeof kind === 'string' && WORDS.get('kind')?.has(kind) === true);
}
