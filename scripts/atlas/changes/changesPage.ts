import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chart } from '../chart.ts';
import { drawingOf } from '../layout.ts';
import { inlined } from '../pageDataOf.ts';
import { escaped, svgOf } from '../svg.ts';
import { DARK, LIGHT, RULES } from '../svgStyle.ts';
import { asTitle } from '../words.ts';
import { type Change, type Comparison, compared, isChanged } from './comparison.ts';
import { markedChart, markedDrawing, partWords } from './marked.ts';

/** Two versions of the machines. */
export interface Versions {
  before: readonly Chart[];
  after: readonly Chart[];
}

function changeLines(name: string, change: Change): string[] {
  if (change.kind === 'changed') return change.parts.map((part) => line('changed', `${name}: ${partWords(part)}`));
  return [line(change.kind, change.kind === 'added' ? `+ ${name}` : `− ${name}`)];
}

function line(kind: Change['kind'], words: string): string {
  return `<li class="${kind}">${escaped(words)}</li>`;
}

function listOf({ merged, states, transitions, about }: Comparison): string {
  const placeOf = (id: string) =>
    id === merged.id ? asTitle(id) : id.slice(merged.id.length + 1).replaceAll('.', ' › ');
  const lines = [
    ...about.map((part) => line('changed', partWords(part))),
    ...[...states].flatMap(([id, change]) => changeLines(`state ${placeOf(id)}`, change)),
    ...merged.transitions.flatMap(({ id, source, label, guard }) => {
      const change = transitions.get(id);
      const name = [label, guard && `[${guard}]`].filter((part) => part).join(' ') || 'at once';
      return change ? changeLines(`${name}, from ${placeOf(source)}`, change) : [];
    }),
  ];
  return `<ul>${lines.join('\n')}</ul>`;
}

async function drawn(chart: Chart, comparison: Comparison | null): Promise<string> {
  const drawing = await drawingOf(chart);
  const svg = svgOf(chart, drawing);
  const marked = comparison ? markedDrawing(svg, comparison, drawing) : svg;
  // Its links lead to charts that may not be on this page.
  const still = inlined(marked).replaceAll(/<a href="[^"]*">|<\/a>/g, '');
  return `<div class="chart" tabindex="0" role="region" aria-label="Chart of ${escaped(asTitle(chart.id))}">${still}</div>`;
}

function headed(id: string, note: string): string {
  return `<h2 id="${escaped(id)}">${escaped(asTitle(id))}</h2>\n<p>${note}</p>`;
}

interface Section {
  id: string;
  html: string;
}

async function sectionOf(id: string, { before, after }: Versions): Promise<Section | null> {
  const old = before.find((chart) => chart.id === id);
  const now = after.find((chart) => chart.id === id);
  if (old && now) {
    const comparison = compared(old, now);
    if (!isChanged(comparison)) return null;
    const picture = await drawn(markedChart(comparison), comparison);
    return { id, html: [headed(id, 'Changed.'), listOf(comparison), picture].join('\n') };
  }
  const only = now ?? old;
  if (!only) return null;
  const note = now ? '<b class="added">+ This chart is new.</b>' : '<b class="gone">− This chart was removed.</b>';
  return { id, html: [headed(id, note), await drawn(only, null)].join('\n') };
}

/** The page of all changed charts, and their number. */
export async function changesPage(versions: Versions, commit: string): Promise<{ html: string; count: number }> {
  const ids = new Set([...versions.after, ...versions.before].map(({ id }) => id));
  const sections: Section[] = [];
  for (const id of [...ids].sort()) {
    const section = await sectionOf(id, versions);
    if (section) sections.push(section);
  }
  const style = [
    `:root{${LIGHT};color-scheme:light dark}`,
    `@media (prefers-color-scheme:dark){:root{${DARK}}}`,
    `.chart{${RULES}}`,
    readFileSync(join(import.meta.dirname, 'changes.css'), 'utf8'),
  ].join('\n');
  const links = sections.map(({ id }) => `<li><a href="#${escaped(id)}">${escaped(asTitle(id))}</a></li>`);
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Statecharts that changed</title>
<link rel="icon" href="data:,">
<style>
${style}
</style>
</head>
<body>
<main>
<h1>Statecharts that changed</h1>
<p>Compared with commit ${escaped(commit)}. <b class="added">+ added</b>, <b class="gone">− removed (dashed)</b>,
<b class="changed">changed</b>, with what it was before.</p>
${sections.length === 0 ? '<p>No chart changed.</p>' : `<ul>${links.join('\n')}</ul>`}
${sections.map((section) => section.html).join('\n')}
</main>
</body>
</html>
`;
  return { html, count: sections.length };
}
