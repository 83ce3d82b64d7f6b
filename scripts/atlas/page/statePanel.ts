import type { ChartInvoke, ChartState } from '../chart.ts';
import { effectSentence } from '../labels.ts';
import { asTitle } from '../words.ts';
import { element, list } from './dom.ts';
import { hrefOf } from './links.ts';
import type { PageData, PageMachine } from './pageData.ts';
import { placeWords } from './sentences.ts';
import { wayOn } from './wayOn.ts';

function transitionsOf(machine: PageMachine, state: ChartState): HTMLElement[] {
  const { chart } = machine;
  const out = chart.transitions.filter(({ source }) => source === state.id);
  const into = chart.transitions.filter(({ source, targets }) => targets.includes(state.id) && source !== state.id);
  const section = (title: string, lines: readonly HTMLElement[]) =>
    lines.length === 0 ? [] : [element('h3', {}, title), element('ul', { class: 'lines' }, ...lines)];
  const sources = [...new Set(into.map(({ source }) => source))];
  const links = sources.map((id) =>
    element('li', {}, element('a', { href: hrefOf(chart.id, id) }, placeWords(chart, id))),
  );
  return [
    ...section(
      'How it goes on',
      out.map((transition) => wayOn(machine, transition)),
    ),
    ...section('One comes here from', links),
  ];
}

/** The running children of a state, with links to their charts. */
export function workOf(invokes: readonly ChartInvoke[]): HTMLElement | null {
  if (invokes.length === 0) return null;
  const items = invokes.map(({ id, machineId }) =>
    machineId === null
      ? asTitle(id)
      : element('a', { href: hrefOf(machineId) }, `${asTitle(machineId)}, a chart of its own`),
  );
  return element('div', {}, element('h3', {}, 'At work meanwhile'), list(items));
}

function fact(title: string, texts: readonly string[]): HTMLElement | null {
  return texts.length === 0 ? null : element('p', {}, element('strong', {}, `${title}: `), texts.join(', '));
}

/** Expanded texts stay expanded from state to state. */
let areTextsOpen = false;

/** The capabilities of a state. */
function featuresOf({ features }: ChartState, texts: PageData['features']): HTMLElement | null {
  if (features.length === 0) return null;
  const items = features.map((id) =>
    element('li', {}, element('strong', {}, id), element('span', {}, ` ${texts[id] ?? ''}`)),
  );
  const folded = element(
    'details',
    { class: 'features' },
    element('summary', {}, `Serves ${features.join(', ')}`),
    element('ul', {}, ...items),
  );
  folded.open = areTextsOpen;
  folded.addEventListener('toggle', () => {
    areTextsOpen = folded.open;
  });
  return folded;
}

/** All data of one state, except its screen. */
export function statePanel(machine: PageMachine, state: ChartState, texts: PageData['features']): HTMLElement {
  const { chart } = machine;
  const { id, description, tags, entry, exit, invokes, parent } = state;
  return element(
    'section',
    { 'aria-label': 'Selected state' },
    element('h2', { tabindex: '-1' }, placeWords(chart, id)),
    parent === null ? null : element('p', {}, description),
    element('p', { class: 'code' }, id),
    featuresOf(state, texts),
    fact('Tags', tags),
    fact('On the way in', entry.map(effectSentence)),
    fact('On the way out', exit.map(effectSentence)),
    workOf(invokes),
    ...transitionsOf(machine, state),
  );
}
