import type { Transaction } from 'kysely';
import { importTexts } from '#domain/dataImport/importTexts.ts';
import { type Kind, keyOf, type Values } from '#domain/dataImport/kind.ts';
import type { CellIssue, Row } from '#domain/dataImport/rowResult.ts';
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
  ...{ unit: 'unit', priceUnit: 'unit', defaultUnit: 'unit', alternateUnit: 'unit' },
  ...{ shipTo: 'shipTo', defaultShipTo: 'shipTo' },
};
const NEW: ReadonlySet<string> = new Set(['orders.order', 'units.unit', 'products.defaultUnit']);

function codeColumns({ name: kind, columns }: Kind): CodeColumn[] {
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

/** Booked documents keep their codes: those of a row that differ from them by case alone are the same ones. */
export function asBooked(kind: Kind, before: Values, given: Values): Values {
  const codes = codeColumns(kind).flatMap(({ name }) => {
    const [booked, stated] = [before[name], given[name]];
    return booked && stated && booked.toLowerCase() === stated.toLowerCase() ? [[name, booked]] : [];
  });
  return { ...given, ...Object.fromEntries(codes) };
}

const caseless = ({ owner, code }: Asked) => JSON.stringify([owner, code.toLowerCase()]);

/** The code as a row before it spelled it; the first one of a new code decides. */
function firstSpelling(seen: Map<string, string>, asked: Asked, isNew: boolean): string {
  const first = seen.get(caseless(asked));
  if (first === undefined && isNew) seen.set(caseless(asked), asked.code);
  return first ?? asked.code;
}

async function spellColumns(
  transaction: Transaction<Database>,
  code: CodeKind,
  columns: readonly CodeColumn[],
  rows: readonly Row[],
  storedOf: (row: Row) => Values | undefined,
): Promise<Row[]> {
  const askedOf = (row: Row, { name, owner }: CodeColumn): Asked | null => {
    const { values } = row;
    const value = values[name];
    if (value === storedOf(row)?.[name]) return null;
    return value ? { owner: owner === null ? '' : (values[owner] ?? ''), code: value } : null;
  };
  const asked = rows.flatMap((row) => columns.flatMap((column) => askedOf(row, column) ?? []));
  const spellings = await findSpellings(transaction, code, asked);
  const seen = new Map<string, string>();
  return rows.map((row) => {
    const values = { ...row.values };
    const issues: { notes: CellIssue[]; refusals: CellIssue[] } = { notes: [], refusals: [] };
    for (const column of columns) {
      const one = askedOf(row, column);
      if (one === null) continue;
      const stored = storedCode(spellings, one);
      const cell = { column: column.name, value: one.code };
      if (stored === null) {
        const known = spellingsOf(spellings, one);
        issues.refusals.push({ ...cell, ...importTexts.severalCases(column.name, one.code, known) });
        continue;
      }
      const spelled = stored ?? firstSpelling(seen, one, column.isNew);
      if (spelled === one.code) continue;
      values[column.name] = spelled;
      issues.notes.push({ ...cell, ...importTexts.otherCase(column.name, one.code, spelled) });
    }
    return {
      ...row,
      values,
      notes: [...row.notes, ...issues.notes],
      refusals: [...row.refusals, ...issues.refusals],
    };
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
  const storedOf = ({ values }: Row) => stored.get(keyOf(kind, values));
  const columns = codeColumns(kind);
  let spelled = [...rows];
  // Products and customers come before the units and ship-tos that they own.
  for (const code of ['product', 'customer', 'category', 'order', 'unit', 'shipTo'] as const) {
    const ofKind = columns.filter((column) => column.code === code);
    if (ofKind.length > 0) spelled = await spellColumns(transaction, code, ofKind, spelled, storedOf);
  }
  return spelled;
}
