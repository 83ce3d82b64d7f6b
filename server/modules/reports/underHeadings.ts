import type { ReportLine, ReportPart } from './report.ts';

/** What follows one another under the same heading becomes one part. */
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
