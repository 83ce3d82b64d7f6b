// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { chartOf } from '../../scripts/atlas/chart.ts';
import { drawingOf } from '../../scripts/atlas/layout.ts';
import { findMachines } from '../../scripts/atlas/machines.ts';
import { svgOf } from '../../scripts/atlas/svg.ts';
import { collisions, escapes, loose } from './geometry.ts';

const parser = new DOMParser();

function idsIn(svg: string, attribute: 'data-state' | 'data-transition'): string[] {
  const elements = parser.parseFromString(svg, 'image/svg+xml').querySelectorAll(`[${attribute}]`);
  return [...elements].map((element) => element.getAttribute(attribute) ?? '').toSorted();
}

describe.each(await findMachines())('the drawing of $machine.id', ({ machine, sentence }) => {
  const chart = chartOf(machine, sentence);
  const drawing = drawingOf(chart);

  test('says what the machine is for', () => {
    expect(sentence).toMatch(/^[A-Z'].*\.$/);
  });

  test('shows every state and every transition once', async () => {
    const svg = svgOf(chart, await drawing);
    expect(idsIn(svg, 'data-state')).toEqual(chart.states.map(({ id }) => id).toSorted());
    expect(idsIn(svg, 'data-transition')).toEqual(chart.transitions.map(({ id }) => id).toSorted());
  });

  test('puts nothing on what should be read', async () => {
    expect(collisions(await drawing)).toEqual([]);
  });

  test('keeps everything in its box and ties every line to its states', async () => {
    expect(escapes(await drawing)).toEqual([]);
    expect(loose(await drawing)).toEqual([]);
  });

  test('is the same, byte by byte, when it is drawn again', async () => {
    expect(svgOf(chart, await drawingOf(chart))).toBe(svgOf(chart, await drawing));
  });
});
