import { expect, test } from 'vitest';
import { chartOf } from '../../scripts/atlas/chart.ts';
import { drawingOf } from '../../scripts/atlas/layout.ts';
import { sentenceOver } from '../../scripts/atlas/machines.ts';
import { svgOf } from '../../scripts/atlas/svg.ts';
import { timeWords } from '../../scripts/atlas/words.ts';
import { collisions, escapes, loose } from './geometry.ts';
import { teaMachine } from './sample.ts';

const chart = chartOf(teaMachine, 'Makes tea.');
const svg = drawingOf(chart).then((drawing) => svgOf(chart, drawing));

async function drawn(): Promise<Document> {
  return new DOMParser().parseFromString(await svg, 'image/svg+xml');
}

function textOf(element: Element | null): string {
  return [...(element?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent).join(' ');
}

test('a transition describes its event, its condition and its actions in words', () => {
  const described = chart.transitions.map(({ id, label, guard, effects }) => [id, label, guard, effects.join(', ')]);
  expect(described).toEqual([
    ['tea.pot on pot.smash [0]', 'pot.smash', null, 'ring: help'],
    ['tea.pot.empty on leaf.choose [0]', 'leaf.choose', 'is leaf: green', ''],
    ['tea.pot.empty on leaf.choose [1]', 'leaf.choose', 'otherwise', ''],
    ['tea.pot.empty on pot.clean [0]', 'pot.clean', null, 'ring: small'],
    ['tea.pot.empty on pot.empty [0]', 'pot.empty', null, ''],
    ['tea.pot.brewing on xstate.done.actor.leaves [0]', 'fetch leaves', 'is thirsty', ''],
    ['tea.pot.brewing on xstate.error.actor.leaves [0]', 'fetch leaves', null, ''],
    ['tea.pot.brewing.steeping on xstate.after.patience.tea.pot.brewing.steeping [0]', 'after 1.5 min', null, ''],
    ['tea.pot.brewing.steeping on xstate.after.mood.tea.pot.brewing.steeping [0]', 'after mood', null, ''],
    ['tea.pot.broken on always [0]', '', 'is thirsty', ''],
  ]);
});

test('a state shows its name, its description, its tags and its invoked actors', async () => {
  const document = await drawn();
  expect(textOf(document.querySelector('[data-state="tea.pot.brewing"]'))).toBe(
    'Brewing busy Leaves and water are together. kettle fetch leaves Leaves could not be fetched → Broken',
  );
  expect(document.querySelector('[data-state="tea.pot.brewing"] a')?.getAttribute('href')).toBe('kettle.svg');
  expect(textOf(document.querySelector('[data-state="tea.pot.empty"]'))).toContain(
    'Nothing <in> it & nothing said "yet".',
  );
});

test('transitions that stay in a state, restart it, lead deeper into it or back are listed inside it, the rest on lines', async () => {
  const document = await drawn();
  const inStates = [...document.querySelectorAll('[data-state] [data-transition]')].map(textOf);
  expect(inStates).toEqual([
    'Smash pot pot.smash → Broken · rings: help',
    'Leaves could not be fetched → Broken',
    'Clean pot pot.clean · rings: small',
    'Empty pot pot.empty begins again',
    'if it is thirsty → Empty',
  ]);
  const lines = [...document.querySelectorAll('.edge')].filter((edge) => edge.querySelector('[data-transition]'));
  expect(lines).toHaveLength(5);
});

test('failures are dashed, parallel parts dashed boxes, the end has two borders, and the drawing explains its signs', async () => {
  const document = await drawn();
  const trouble = [...document.querySelectorAll('.edge.trouble')].map((edge) => edge.getAttribute('data-edge'));
  expect(trouble).toEqual(['tea.pot.empty to tea.pot.broken']);
  expect(document.querySelectorAll('.region > .box')).toHaveLength(2);
  expect(document.querySelectorAll('.final > .inner')).toHaveLength(1);
  expect(textOf(document.documentElement)).toContain('by itself, after a while');
});

test('it can be read: nothing on anything else', async () => {
  const drawing = await drawingOf(chart);
  expect([...collisions(drawing), ...escapes(drawing), ...loose(drawing)]).toEqual([]);
});

test('the sentence is the comment right over the machine', () => {
  const source =
    '/** Old. */\nconst a = 1;\n/**\n * Boils water\n * and waits.\n */\nexport const teaMachine = setup();';
  expect(sentenceOver(source, 'teaMachine')).toBe('Boils water and waits.');
  expect(sentenceOver(source, 'cupMachine')).toBe('');
});

test.each([
  [500, '500 ms'],
  [1500, '1.5 s'],
  [300_000, '5 min'],
])('%i ms are %s', (milliseconds, words) => {
  expect(timeWords(milliseconds)).toBe(words);
});
