import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { indexPage } from '../../scripts/atlas/indexPage.ts';
import type { PageMachine } from '../../scripts/atlas/page/pageData.ts';
import { standingIn } from '../../scripts/atlas/page/play.ts';
import { sceneAt } from '../../scripts/atlas/page/scene.ts';
import { pictureReport } from '../../scripts/atlas/pictureReport.ts';
import { walkedOf } from '../../scripts/atlas/walkedOf.ts';
import { walksLeftIn } from '../../scripts/atlas/walksLeft.ts';
import { chart, invariants, walks } from './walks.ts';

const walked = walkedOf(chart, invariants, walks);
const machine: PageMachine = { chart, svg: '', invariants: [], livesIn: [], runs: [], walked };
const data = { machines: [machine], overview: '', features: {} };

test("each level shows how much of its requirement it reached; only the machine's own level counts guards", () => {
  const transitions = chart.transitions.length;
  expect(walked.levels).toEqual([
    {
      level: 'machine',
      walks: 5,
      states: { reached: 4, wanted: 8 },
      transitions: { reached: 2, wanted: transitions },
      guards: { reached: 1, wanted: 2 },
    },
    {
      level: 'shop',
      walks: 2,
      states: { reached: 3, wanted: 5 },
      transitions: { reached: 1, wanted: transitions },
      guards: null,
    },
  ]);
});

test('two walks over one machine at one level count together, and excuse what both excuse', () => {
  const [alone, shop] = walks.report.walks;
  if (!alone || !shop) throw new Error('the sample has both');
  const report = { ...walks.report, walks: [shop, { ...shop, excused: {}, paths: 4 }] };
  const { levels, taken } = walkedOf(chart, invariants, { ...walks, report });
  expect(levels.map(({ walks, states }) => [walks, states.wanted])).toEqual([[6, 8]]);
  expect(taken).toEqual({ 'tea.pot.empty on leaf.choose [0]': { shop: 2 } });
});

test('a transition shows its walks at each level and the invariants that guard it', () => {
  expect(walked.taken).toEqual({
    'tea.pot.empty on leaf.choose [0]': { machine: 3, shop: 1 },
    'tea.pot on pot.smash [0]': { machine: 2 },
  });
  expect(walked.guardedBy).toEqual({ 'tea.pot.empty on leaf.choose [0]': ['A guest never waits.'] });
});

test('a state without a picture shows the reason', () => {
  expect(Object.keys(walked.pictures)).toEqual(['tea.pot.empty', 'tea.pot.brewing', 'tea.pot.brewing.strong']);
  expect(walked.unpictured).toEqual({
    'tea.pot': 'it was over before its picture was taken',
    'tea.pot.brewing.steeping': 'no story shows it',
    'tea.pot.served': 'is drunk at once',
    'tea.pot.broken': 'nothing may break in the shop',
    'tea.guest': 'guests are not on screen',
  });
  expect(pictureReport(data)).toEqual([
    '3 of 8 states photographed',
    '  not photographed: tea.pot: it was over before its picture was taken',
    '  not photographed: tea.pot.brewing.steeping: no story shows it',
    '  not photographed: tea.pot.served: is drunk at once',
    '  not photographed: tea.pot.broken: nothing may break in the shop',
    '  not photographed: tea.guest: guests are not on screen',
  ]);
});

test.each([
  ['tea.pot.empty', 'tea.pot.empty', ''],
  ['tea.pot.brewing.steeping', 'tea.pot.brewing', 'no story shows it'],
  ['tea.pot', 'tea.pot.empty', 'it was over before its picture was taken'],
  ['tea.guest', 'tea.pot.empty', 'guests are not on screen'],
  ['tea.pot.brewing.strong', 'tea.pot.brewing.strong', ''],
  ['tea.pot.broken', null, 'nothing may break in the shop'],
])('asked about %s the page shows the screen of %s', (asked, shown, reason) => {
  const scene = sceneAt(machine, [asked], standingIn(chart, asked));
  expect(scene?.stateId).toBe(shown);
  expect(scene?.remark).toContain(reason);
  expect(scene?.remark === '').toBe(reason === '');
});

test('results of walks are read from their folder, and are empty without one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'walks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(walksLeftIn(folder)).toBeNull();
  writeFileSync(join(folder, 'report.json'), JSON.stringify(walks.report));
  expect(walksLeftIn(folder)).toEqual({ report: walks.report, pictures: new Map() });
  mkdirSync(join(folder, 'pictures'));
  for (const name of ['tea.pot-1440.webp', 'tea.pot-360.webp', 'notes.txt']) {
    writeFileSync(join(folder, 'pictures', name), name);
  }
  const src = (name: string) => `data:image/webp;base64,${Buffer.from(name).toString('base64')}`;
  expect(walksLeftIn(folder)?.pictures).toEqual(
    new Map([
      [
        'tea.pot',
        [
          { width: 360, src: src('tea.pot-360.webp') },
          { width: 1440, src: src('tea.pot-1440.webp') },
        ],
      ],
    ]),
  );
});

test('a page that is too large names its largest pictures', async () => {
  const heavy = { ...walked, pictures: { 'tea.pot': [{ width: 360, src: 'x'.repeat(2_000_000) }] } };
  const page = indexPage({ ...data, machines: [{ ...machine, walked: heavy }] }, 1_000_000);
  await expect(page).rejects.toThrow(/2\.\d MB, more than 1 MB.*tea\.pot-360 2000 kB/);
});
