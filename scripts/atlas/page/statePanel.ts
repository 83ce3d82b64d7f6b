import type { Chart, ChartInvoke, ChartState, ChartTransition } from '../chart.ts';
import { asTitle } from '../words.ts';
import { element, list } from './dom.ts';
import { hrefOf } from './links.ts';
import type { PageMachine, Picture } from './pageData.ts';
import { causeWords, guardSentence, outcomeWords, statePath } from './sentences.ts';

function walksOf(count: number | undefined): HTMLElement | null {
  if (count === undefined) return null;
  return element('span', { class: 'walks' }, `${count} ${count === 1 ? 'walk' : 'walks'}`);
}

function lineOf(machine: PageMachine, transition: ChartTransition): HTMLElement {
  const { chart, walks } = machine;
  const { id, targets, description, isTrouble, effects } = transition;
  const condition = guardSentence(transition);
  const told = [description, targets.length > 0 ? effects.join(', ') : ''].filter((text) => text !== '').join(' · ');
  const [target] = targets;
  const outcome = outcomeWords(chart, transition);
  return element(
    'li',
    { class: isTrouble ? 'trouble' : '' },
    element('strong', {}, causeWords(transition)),
    condition === null ? null : element('em', {}, ` ${condition}`),
    ' → ',
    target === undefined ? outcome : element('a', { href: hrefOf(chart.id, target) }, outcome),
    walksOf(walks?.[id]),
    told === '' ? null : element('div', { class: 'remark' }, told),
  );
}

function transitionsOf(machine: PageMachine, state: ChartState): HTMLElement[] {
  const { chart } = machine;
  const out = chart.transitions.filter(({ source }) => source === state.id);
  const into = chart.transitions.filter(({ source, targets }) => targets.includes(state.id) && source !== state.id);
  const section = (title: string, lines: readonly HTMLElement[]) =>
    lines.length === 0 ? [] : [element('h3', {}, title), element('ul', { class: 'lines' }, ...lines)];
  const sources = [...new Set(into.map(({ source }) => source))];
  const links = sources.map((id) =>
    element('li', {}, element('a', { href: hrefOf(chart.id, id) }, statePath(chart, id) || asTitle(chart.id))),
  );
  return [
    ...section(
      'How it goes on',
      out.map((transition) => lineOf(machine, transition)),
    ),
    ...section('One comes here from', links),
  ];
}

/** What a state has at work: other machines lead to their charts. */
export function workOf(invokes: readonly ChartInvoke[]): HTMLElement | null {
  if (invokes.length === 0) return null;
  const items = invokes.map(({ id, machineId }) =>
    machineId === null
      ? asTitle(id)
      : element('a', { href: hrefOf(machineId) }, `${asTitle(machineId)}, a chart of its own`),
  );
  return element('div', {}, element('h3', {}, 'At work meanwhile'), list(items));
}

export function picturesOf(
  chart: Chart,
  stateId: string,
  pictures: readonly Picture[] | undefined,
): HTMLElement | null {
  if (!pictures || pictures.length === 0) return null;
  const images = pictures.map(({ width, src }) =>
    element('img', { src, alt: `The screen in ${statePath(chart, stateId)}, ${width} pixels wide` }),
  );
  return element('div', { class: 'pictures' }, ...images);
}

function fact(title: string, texts: readonly string[]): HTMLElement | null {
  return texts.length === 0 ? null : element('p', {}, element('strong', {}, `${title}: `), texts.join(', '));
}

/** All that is known of one state. */
export function statePanel(machine: PageMachine, state: ChartState): HTMLElement {
  const { chart, pictures } = machine;
  const { id, key, description, tags, entry, exit, invokes, parent } = state;
  const isMachine = parent === null;
  return element(
    'section',
    { 'aria-label': 'Selected state' },
    element('h2', { tabindex: '-1' }, isMachine ? `Everywhere in ${asTitle(key)}` : statePath(chart, id)),
    isMachine ? null : element('p', {}, description),
    element('p', { class: 'code' }, id),
    fact('Tags', tags),
    fact('On the way in', entry),
    fact('On the way out', exit),
    workOf(invokes),
    picturesOf(chart, id, pictures?.[id]),
    ...transitionsOf(machine, state),
  );
}
