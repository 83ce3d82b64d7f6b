import type { ImportKind, ImportSummary } from '#domain/api/imports.ts';
import type { RowOutcome } from '#domain/dataImport/rowResult.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { BadgeProps } from '../../../components/text/Badge.tsx';

export const ENCODINGS = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
  'utf-16le': dataImportText('imports.utf16Le'),
  'utf-16be': dataImportText('imports.utf16Be'),
} as const;

export const DELIMITERS = {
  ',': dataImportText('imports.comma'),
  ';': dataImportText('imports.semicolon'),
  '\t': dataImportText('imports.tab'),
  '|': dataImportText('imports.pipe'),
} as const;

export const DECIMALS = {
  point: dataImportText('imports.decimalPeriod'),
  comma: dataImportText('imports.decimalComma'),
} as const;

export const DATE_ORDERS = {
  monthFirst: dataImportText('imports.monthFirst1002IsOctober'),
  dayFirst: dataImportText('imports.dayFirst1002IsFebruary'),
} as const;

export const OUTCOME_LOOKS: Readonly<Record<RowOutcome, NonNullable<BadgeProps['kind']>>> = {
  new: 'success',
  changed: 'accent',
  same: 'neutral',
  refused: 'error',
};

export const RUN_LOOKS: Readonly<Record<ImportSummary['state'], NonNullable<BadgeProps['kind']>>> = {
  waiting: 'neutral',
  running: 'accent',
  done: 'success',
  failed: 'error',
};

export function runWord({ state, percent }: ImportSummary): string {
  if (state === 'running') return dataImportText('imports.runningAt', { percent });
  return {
    waiting: dataImportText('imports.waiting'),
    done: dataImportText('imports.done'),
    failed: dataImportText('imports.failed'),
  }[state];
}

/** '3 new, 2 changed'; zero counts are left out. */
export function countsText({ counts: { deactivated, ...counts } }: ImportSummary): string {
  const shown = Object.entries({ ...counts, deactivated: deactivated ?? 0 }).filter(([, count]) => count > 0);
  return shown.map(([outcome, count]) => dataImportText('imports.countOf', { outcome, count })).join(', ');
}

export const rowsText = (count: number) => dataImportText('imports.row', { count });

export function kindTitle(kinds: readonly ImportKind[], name: string): string {
  return kinds.find((kind) => kind.name === name)?.title ?? name;
}
