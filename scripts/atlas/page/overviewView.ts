import { LEVELS } from '../../../test/support/runner/walkRecord.ts';
import { asTitle } from '../words.ts';
import { chartPane } from './chartPane.ts';
import { element } from './dom.ts';
import { hrefOf } from './links.ts';
import type { Shown } from './machineView.ts';
import type { PageData, PageMachine, Reached } from './pageData.ts';
import { photographed } from './photographed.ts';
import { reachCell, unpicturedOf } from './reach.ts';
import { LEVEL_WORDS } from './wayOn.ts';

const WORDS =
  'Every flow of the shop is a chart. A chart further to the right is run by the one above it. Choose one to see how it goes.';
const ABOUT_WALKS =
  'A program finds ways through every chart and walks them: through the chart alone, on its screen, and in the running shop. Each cell says how much was reached out of what is asked for there.';
const UNWALKED = 'There is nothing of the walks here: npm run atlas takes them and builds this page again.';

function head(): HTMLElement {
  const levels = () => LEVELS.map((level) => element('th', { scope: 'col' }, LEVEL_WORDS[level]));
  const group = (title: string, columns: number) =>
    element('th', { colspan: String(columns), scope: 'colgroup' }, title);
  return element(
    'thead',
    {},
    element(
      'tr',
      {},
      element('td', {}),
      group('States', 3),
      group('Ways on', 3),
      group('Guards', 1),
      group('Walks', 3),
      group('Screens', 1),
    ),
    element(
      'tr',
      {},
      element('th', { scope: 'col' }, 'Chart'),
      ...levels(),
      ...levels(),
      element('th', { scope: 'col' }, LEVEL_WORDS.machine),
      ...levels(),
      element('th', { scope: 'col' }, 'photographed'),
    ),
  );
}

function row({ chart, walked }: PageMachine): HTMLElement {
  const at = LEVELS.map((level) => walked?.levels.find((reach) => reach.level === level));
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, element('a', { href: hrefOf(chart.id) }, asTitle(chart.id))),
    ...at.map((reach) => reachCell(reach?.states, true)),
    ...at.map((reach) => reachCell(reach?.transitions, reach?.level === 'machine')),
    reachCell(at[0]?.guards, true),
    ...at.map((reach) => element('td', {}, reach ? String(reach.walks) : '–')),
    reachCell(walked && photographed(walked), true),
  );
}

function foot(machines: readonly PageMachine[]): HTMLElement {
  const walked = machines.map((machine) => machine.walked).filter((walked) => walked !== null);
  const sum = (parts: readonly (Reached | null | undefined)[]): Reached => ({
    reached: parts.reduce((total, part) => total + (part?.reached ?? 0), 0),
    wanted: parts.reduce((total, part) => total + (part?.wanted ?? 0), 0),
  });
  const at = LEVELS.map((level) => walked.flatMap(({ levels }) => levels.filter((reach) => reach.level === level)));
  const walks = at.map((reaches) => reaches.reduce((total, reach) => total + reach.walks, 0));
  return element(
    'tfoot',
    {},
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, 'All'),
      ...at.map((reaches) => reachCell(sum(reaches.map(({ states }) => states)), true)),
      ...at.map((reaches, index) => reachCell(sum(reaches.map(({ transitions }) => transitions)), index === 0)),
      reachCell(sum((at[0] ?? []).map(({ guards }) => guards)), true),
      ...walks.map((count) => element('td', {}, String(count))),
      reachCell(sum(walked.map(photographed)), true),
    ),
  );
}

function walksOf({ machines }: PageData): HTMLElement {
  if (machines.every(({ walked }) => walked === null)) {
    return element('section', {}, element('h2', {}, 'What the walks reached'), element('p', {}, UNWALKED));
  }
  const missing = machines.flatMap((machine) => {
    const states = unpicturedOf(machine);
    return states.length === 0 ? [] : [element('h3', {}, asTitle(machine.chart.id)), element('ul', {}, ...states)];
  });
  return element(
    'section',
    {},
    element('h2', {}, 'What the walks reached'),
    element('p', { class: 'sentence' }, ABOUT_WALKS),
    element(
      'div',
      { class: 'wide', tabindex: '0', role: 'region', 'aria-label': 'What the walks reached' },
      element('table', {}, head(), element('tbody', {}, ...machines.map(row)), foot(machines)),
    ),
    element('h2', {}, 'Screens that could not be photographed'),
    ...(missing.length === 0 ? [element('p', {}, 'None: every state that has a screen is photographed.')] : missing),
  );
}

/** The tree of all charts, with the coverage of each. */
export function overviewView(data: PageData): Shown {
  const pane = chartPane(data.overview, 'all charts', (path) => {
    location.hash = hrefOf(path.split(' > ').at(-1) ?? '');
  });
  const view = element(
    'div',
    { class: 'overview' },
    element('h1', { tabindex: '-1' }, 'Which chart lives in which'),
    element('p', { class: 'sentence' }, WORDS),
    pane.element,
    walksOf(data),
  );
  return { element: view, ready: () => pane.open(null), select: () => undefined, show: () => undefined };
}
