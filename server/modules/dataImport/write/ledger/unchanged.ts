import type { Kind } from '#domain/dataImport/kind.ts';
import { type LedgerRecord, ledgerTexts } from '#domain/dataImport/ledgerTexts.ts';
import { type Candidate, refuse } from '../importTarget.ts';

/** Refuses changes of a booked document, except in columns that may change. `what` and `name`: `order`, `48211`. */
export function refuseChanged(
  kind: Kind,
  row: Candidate,
  { what, name, mayChange }: { what: LedgerRecord; name: string; mayChange: ReadonlySet<string> },
): void {
  const { before, values } = row;
  if (before === null) return;
  for (const column of kind.columns) {
    if (mayChange.has(column.name) || values[column.name] === before[column.name]) continue;
    const remark =
      column.name === 'customer'
        ? ledgerTexts.ofAnother(what, name)
        : ledgerTexts.isThere(what, name, column.name, before[column.name] ?? null);
    refuse(row, column.name, remark);
  }
}
