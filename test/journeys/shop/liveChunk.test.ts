import { describe, expect, it } from 'vitest';
import { type BuiltChunk, isOfLivePanel, readBuilt } from '#test/support/browser/builtChunks.ts';

const { page, chunks, styles } = readBuilt();
const panel = [...chunks.values()].filter(isOfLivePanel);
const door = panel.find(({ sources }) => sources.some((source) => source.endsWith('src/live/startLive.tsx')));

/** All that the shop may ever load without passing the panel's door. */
function reachable(): BuiltChunk[] {
  const found = new Set<BuiltChunk>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || chunk === door || found.has(chunk)) return;
    found.add(chunk);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  for (const [, name = ''] of page.matchAll(/\/assets\/([\w.-]+\.js)/g)) visit(name);
  return [...found];
}

describe('the built shop', () => {
  it('has the panel of running statecharts behind one door, and every drawing in a file of its own', () => {
    expect(door?.sources.filter((source) => source.includes('/src/live/')).length).toBeGreaterThan(5);
    const drawings = panel.filter((chunk) => chunk !== door);
    expect(door?.dynamicImports.toSorted()).toEqual(drawings.map(({ name }) => name).toSorted());
    expect(drawings.length).toBeGreaterThan(30);
    const doors = [...chunks.values()].filter(({ dynamicImports }) => door && dynamicImports.includes(door.name));
    expect(doors.map(({ name }) => name)).toEqual([expect.stringMatching(/^shared-frame-/)]);
  });

  it('loads not one byte of it by itself', () => {
    const loaded = reachable();
    expect(loaded.length).toBeGreaterThan(20);
    expect(loaded.filter(isOfLivePanel).map(({ name }) => name)).toEqual([]);
    expect(loaded.filter(({ imports }) => door && imports.includes(door.name)).map(({ name }) => name)).toEqual([]);
    const styled = [...styles].filter(([, style]) => style.includes('--live-size')).map(([name]) => name);
    expect(styled).toEqual([expect.stringMatching(/^startLive-/)]);
    for (const name of [...styled, ...panel.map((chunk) => chunk.name)]) expect(page).not.toContain(name);
  });
});
