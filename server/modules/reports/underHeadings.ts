import type { ReportLine, ReportPart } from './report.ts';

/** Consecutive items with the same heading become one part. */
export function underHeadings<Found>(
  found: readonly Found[],
  headingOf: (one: Found) => string,
  lineOf: (one: Found) => ReportLine,
): ReportPart[] {
  const parts: { heading: string; lines: ReportLine[] }[] = [];
  for (const one of found) {
    const heading = headingOf(one);
    const last = parts.at(-1);
    if (last?.heading === heading) last.lines.push(lineOf(one));
    else parts.push({ heading, lines: [lineOf(one)] });
  }
  return parts;
}
