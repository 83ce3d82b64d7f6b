import type { Transaction } from 'kysely';
import { importTexts } from '#domain/dataImport/importTexts.ts';
import { type Kind, keyOf, type Values } from '#domain/dataImport/kind.ts';
import type { Row } from '#domain/dataImport/rowResult.ts';
import type { Database } from '../../../platform/database/schema.ts';
import {
  type Asked,
  type CodeKind,
  findSpellings,
  spellingsOf,
  storedCode,
} from '../../orders/inbound/codeSpellings.ts';

interface CodeColumn {
  name: string;
  code: CodeKind;
  /** The column of the product or customer that the code belongs to. */
  owner: string | null;
  /** A row with an unknown code adds it. */
  isNew: boolean;
}

const KEYS: Readonly<Record<string, CodeKind>> = {
  ...{ products: 'product', customers: 'customer', categories: 'category', shipTos: 'shipTo' },
};
const REFERENCES: Readonly<Record<string, CodeKind>> = {
  ...{ product: 'product', customer: 'customer', category: 'category', parent: 'category', order: 'order' },
  ...{ unit: 'unit', priceUnit: 'unit', billedUnit: 'unit', defaultUnit: 'unit', alternateUnit: 'unit' },
  ...{ shipTo: 'shipTo', defaultShipTo: 'shipTo' },
};
const NEW: ReadonlySet<string> = new Set(['orders.order', 'units.unit', 'products.defaultUnit']);

function findCodeColumns({ name: kind, columns }: Kind): CodeColumn[] {
  const has = (name: string) => columns.some((column) => column.name === name);
  return columns.flatMap(({ name }) => {
    const code = name === 'code' ? KEYS[kind] : REFERENCES[name];
    if (!code) return [];
    const ofProduct = has('product') ? 'product' : 'code';
    const ofCustomer = has('customer') ? 'customer' : 'code';
    const owner = code === 'unit' ? ofProduct : code === 'shipTo' ? ofCustomer : null;
    return [{ name, code, owner, isNew: name === 'code' || NEW.has(`${kind}.${name}`) }];
  });
}

const found = new WeakMap<Kind, readonly CodeColumn[]>();

function codeColumns(kind: Kind): readonly CodeColumn[] {
  const columns = found.get(kind) ?? findCodeColumns(kind);
  found.set(kind, columns);
  return columns;
}

/** Booked documents keep their codes: those of a row that differ from them by case alone are the same ones. */
export function asBooked(kind: Kind, before: Values, given: Values): Values {
  const codes = codeColumns(kind).flatMap(({ name }) => {
    const [booked, stated] = [before[name], given[name]];
    return booked && stated && booked.toLowerCase() === stated.toLowerCase() ? [[name, booked]] : [];
  });
  return { ...given, ...Object.fromEntries(codes) };
}

const caseless = ({ owner, code }: Asked) => `${owner}\0${code.toLowerCase()}`;

/** The code as a row before it spelled it; the first one of a new code decides. */
function firstSpelling(seen: Map<string, string>, asked: Asked, isNew: boolean): string {
  const key = caseless(asked);
  const first = seen.get(key);
  if (first === undefined && isNew) seen.set(key, asked.code);
  return first ?? asked.code;
}

/** A row and, if it exists, its stored one. */
interface Found {
  readonly row: Row;
  readonly stored: Values | undefined;
}

/** The code of a row in a column, as far as it is not the stored one. */
function askedIn({ row: { values }, stored }: Found, { name, owner }: CodeColumn): Asked | null {
  const code = values[name];
  if (!code || code === stored?.[name]) return null;
  return { owner: owner === null ? '' : (values[owner] ?? ''), code };
}

async function spellColumns(
  transaction: Transaction<Database>,
  code: CodeKind,
  columns: readonly CodeColumn[],
  rows: readonly Found[],
): Promise<Found[]> {
  const asked = rows.flatMap((row) => columns.flatMap((column) => askedIn(row, column) ?? []));
  if (asked.length === 0) return [...rows];
  const spellings = await findSpellings(transaction, code, asked);
  const seen = new Map<string, string>();
  return rows.map(({ row, stored }) => {
    let spelled = row;
    for (const column of columns) {
      const { name } = column;
      const one = askedIn({ row: spelled, stored }, column);
      if (one === null) continue;
      const known = storedCode(spellings, one);
      const cell = { column: name, value: one.code };
      if (known === null) {
        const issue = { ...cell, ...importTexts.severalCases(name, one.code, spellingsOf(spellings, one)) };
        spelled = { ...spelled, refusals: [...spelled.refusals, issue] };
        continue;
      }
      const value = known ?? firstSpelling(seen, one, column.isNew);
      if (value === one.code) continue;
      const issue = { ...cell, ...importTexts.otherCase(name, one.code, value) };
      spelled = { ...spelled, values: { ...spelled.values, [name]: value }, notes: [...spelled.notes, issue] };
    }
    return { row: spelled, stored };
  });
}

/**
 * Rows with their codes as the shop, or an earlier row, spells them: codes that differ by case alone are one. `stored`
 * has the stored rows by key, as far as they are known: their codes need no look-up.
 */
export async function asSpelled(
  transaction: Transaction<Database>,
  kind: Kind,
  rows: readonly Row[],
  stored: ReadonlyMap<string, Values>,
): Promise<Row[]> {
  const columns = codeColumns(kind);
  let spelled: Found[] = rows.map((row) => ({ row, stored: stored.get(keyOf(kind, row.values)) }));
  // Products and customers come before the units and ship-tos that they own.
  for (const code of ['product', 'customer', 'category', 'order', 'unit', 'shipTo'] as const) {
    const ofKind = columns.filter((column) => column.code === code);
    if (ofKind.length > 0) spelled = await spellColumns(transaction, code, ofKind, spelled);
  }
  return spelled.map(({ row }) => row);
}
