import { describe, expect, test } from 'vitest';
import { atlasFiles, drawnCharts } from '../../scripts/atlas/atlasFiles.ts';
import { staleness } from '../../scripts/atlas/committed.ts';
import { sectionDrawings } from '../../scripts/atlas/layout.ts';
import { collisions, escapes, loose } from './geometry.ts';

const parser = new DOMParser();

function idsIn(svg: string, attribute: 'data-state' | 'data-transition'): string[] {
  const elements = parser.parseFromString(svg, 'image/svg+xml').querySelectorAll(`[${attribute}]`);
  return [...new Set([...elements].map((element) => element.getAttribute(attribute) ?? ''))].toSorted();
}

const drawn = await drawnCharts();

const parts = new Map(
  await Promise.all(drawn.map(async ({ chart }) => [chart.id, await sectionDrawings(chart)] as const)),
);

describe.each(drawn)('the drawing of $chart.id', ({ chart, drawing, svg }) => {
  test('describes the purpose of the machine', () => {
    expect(chart.sentence).toMatch(/^[A-Z'].*\.$/);
  });

  test('shows every state and every transition', () => {
    expect(idsIn(svg, 'data-state')).toEqual(chart.states.map(({ id }) => id).toSorted());
    expect(idsIn(svg, 'data-transition')).toEqual(chart.transitions.map(({ id }) => id).toSorted());
  });

  test('draws what is in each folded box once', () => {
    const found = (name: string) =>
      [...svg.matchAll(new RegExp(`data-${name}="([^"]+)"`, 'g'))].map(([, id]) => id).toSorted();
    expect(found('opens')).toEqual(found('section').filter((id) => id !== chart.id));
  });

  test('puts nothing on what should be read', () => {
    expect(collisions(drawing)).toEqual([]);
  });

  test('keeps everything in its box and ties every line to its states', () => {
    const sections = parts.get(chart.id) ?? [];
    expect(sections.flatMap(escapes)).toEqual([]);
    expect(sections.flatMap(loose)).toEqual([]);
  });
});

// After a change of a machine: npm run atlas -- --drawings
test('docs/statecharts has the current drawings of the machines', () => {
  expect(staleness(atlasFiles(drawn))).toEqual({ changed: [], gone: [] });
});
