import { formatCount } from '#domain/shownNumber.ts';
import type { Difference } from './ConflictDialog.tsx';

/** What each part of something says, as rows in words. */
export type Parts = Readonly<Record<string, readonly string[]>>;

const NOTHING = 'Nothing';
const ROWS_SHOWN = 8;

/** The rows that the other side does not have, as many as one can take in. */
function onlyIn(rows: readonly string[], others: readonly string[]): string {
  const other = new Set(others);
  const only = rows.filter((row) => row !== '' && !other.has(row));
  const more = only.length - ROWS_SHOWN;
  return [...only.slice(0, ROWS_SHOWN), ...(more > 0 ? [`and ${formatCount(more)} more`] : [])].join('\n') || NOTHING;
}

/** What was typed beside what somebody else saved meanwhile, part by part; parts that are alike are left out. */
export function differencesOf(mine: Parts, theirs: Parts): Difference[] {
  return Object.entries(mine)
    .map(([name, rows]) => {
      const others = theirs[name] ?? [];
      return { name, mine: onlyIn(rows, others), theirs: onlyIn(others, rows) };
    })
    .filter((difference) => difference.mine !== NOTHING || difference.theirs !== NOTHING);
}
