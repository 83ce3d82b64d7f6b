import type { Verdict } from '#domain/intake/verdict.ts';
import { csvLine } from '#domain/report/csv.ts';
import { MARK } from './exportKind.ts';

export const VERDICT_HEADINGS = `${MARK}${csvLine(['line', 'verdict', 'column', 'value', 'reason', 'mend'])}`;

/** A verdict as a line of a CSV file; what stood in the file is never run as a formula. */
export function verdictLine({ line, verdict, column, value, reason, mend }: Verdict): string {
  return csvLine([{ number: String(line) }, verdict, column ?? '', value ?? '', reason ?? '', mend ?? '']);
}
