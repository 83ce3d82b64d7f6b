import type { ImportKind, ImportSummary } from '#domain/api/imports.ts';
import type { VerdictWord } from '#domain/dataImport/verdict.ts';
import { formatCount, plural } from '#domain/formatNumber.ts';
import type { BadgeProps } from '../../../components/text/Badge.tsx';

export const ENCODINGS = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
} as const;

export const DELIMITERS = { ',': 'Comma (,)', ';': 'Semicolon (;)', '\t': 'Tab', '|': 'Pipe (|)' } as const;

export const DECIMALS = { point: 'Period (1,250.00)', comma: 'Comma (1.250,00)' } as const;

export const DATE_ORDERS = {
  monthFirst: 'Month first (10/02 is October 2)',
  dayFirst: 'Day first (10/02 is February 10)',
} as const;

export const VERDICT_WORDS: Readonly<Record<VerdictWord, string>> = {
  new: 'New',
  changed: 'Changed',
  same: 'Same',
  refused: 'Refused',
};

export const VERDICT_LOOKS: Readonly<Record<VerdictWord, NonNullable<BadgeProps['kind']>>> = {
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
  if (state === 'running') return `Running, ${formatCount(percent)}%`;
  return { waiting: 'Waiting', done: 'Done', failed: 'Failed' }[state];
}

/** '3 new, 2 changed'; what there is none of is not named. */
export function countsText({ counts: { deactivated, ...counts } }: ImportSummary): string {
  const words = Object.entries(counts).flatMap(([word, count]) => (count > 0 ? [`${formatCount(count)} ${word}`] : []));
  if (deactivated) words.push(`${formatCount(deactivated)} deactivated`);
  return words.join(', ');
}

export const rowsText = (count: number) => plural(count, 'row');
export const rowsTitle = (count: number) => plural(count, 'Row');

export function kindTitle(kinds: readonly ImportKind[], name: string): string {
  return kinds.find((kind) => kind.name === name)?.title ?? name;
}

export const TRIAL_WORDS = { true: 'Check only', false: 'Import' } as const;
