import { asTitle } from '../words.ts';
import { chartPane } from './chartPane.ts';
import { element, list } from './dom.ts';
import type { FromShop } from './fromShop.ts';
import { hrefOf } from './links.ts';
import type { PageData, PageMachine } from './pageData.ts';
import { innermost, standingIn } from './play.ts';
import { playPanel } from './playPanel.ts';
import { reachOf } from './reach.ts';
import { sceneAt } from './scene.ts';
import { screenStrip } from './screenStrip.ts';
import { statePanel } from './statePanel.ts';

/** Content below this part of the screen is not noticed. */
const LOW = 0.6;

export interface Shown {
  element: HTMLElement;
  /** Call it when it is on the page. */
  ready: () => void;
  /** `isQuiet`: the focus stays where it is. */
  select: (stateId: string | null, isQuiet?: boolean) => void;
  /** Shows what the shop sent; call it after `select`. */
  show: (fromShop: FromShop) => void;
}

function linksTo(title: string, machineIds: readonly string[]): HTMLElement | null {
  if (machineIds.length === 0) return null;
  const links = machineIds.flatMap((id, index) => [
    ...(index === 0 ? [' '] : [', ']),
    element('a', { href: hrefOf(id) }, asTitle(id)),
  ]);
  return element('p', {}, title, ...links);
}

function outline({ chart }: PageMachine): HTMLElement {
  const links = chart.states.map(({ id, key, parent }) => {
    const depth = id.split('.').length - chart.id.split('.').length;
    const text = parent === null ? `Everywhere in ${asTitle(key)}` : asTitle(key);
    return element('a', { href: hrefOf(chart.id, id), class: `depth${Math.min(depth, 4)}` }, text);
  });
  return element(
    'details',
    {},
    element('summary', {}, `All ${chart.states.length - 1} states`),
    list(links, 'outline'),
  );
}

function invariantsOf({ invariants }: PageMachine): HTMLElement | null {
  if (invariants.length === 0) return null;
  return element(
    'details',
    { open: '', class: 'invariants' },
    element('summary', {}, `${invariants.length} invariants, each kept by a test`),
    list(invariants),
  );
}

/** A machine: its chart, the selected state, and the transitions taken. */
export function machineView(machine: PageMachine, features: PageData['features']): Shown {
  const { chart, svg } = machine;
  let selected: string | null = null;
  let active: readonly string[] = [];
  let taken: readonly string[] = [];
  let isOfRecording = false;
  const pane = chartPane(svg, asTitle(chart.id), (id) => {
    location.hash = hrefOf(chart.id, id);
  });
  const about = element('div', {});
  const strip = screenStrip(machine);
  const showSelected = () =>
    strip.show(selected === null ? null : sceneAt(machine, [selected], standingIn(chart, selected)));
  const play = playPanel(machine, (nowActive, nowTaken) => {
    const entered = innermost(
      chart,
      nowActive.filter((id) => !active.includes(id)),
    );
    active = nowActive;
    taken = nowTaken;
    if (active.length === 0) showSelected();
    else strip.show(sceneAt(machine, [...entered, ...innermost(chart, active)], active));
    pane.mark({ active, taken, selected, inSight: entered[0] ?? null });
  });
  const view = element(
    'div',
    { class: strip.isEmpty ? 'machine' : 'machine pictured' },
    element(
      'div',
      { class: 'drawing' },
      element('h1', { tabindex: '-1' }, asTitle(chart.id)),
      element('p', { class: 'sentence' }, chart.sentence),
      element('div', { class: 'kin' }, linksTo('Lives in', machine.livesIn), linksTo('Runs', machine.runs)),
      pane.element,
      strip.element,
    ),
    element('div', { class: 'about' }, play, about, outline(machine), invariantsOf(machine), reachOf(machine)),
  );
  return {
    element: view,
    show: ({ numbers, step }) => {
      pane.number(numbers?.filter((state) => state.machine === chart.id) ?? null);
      const lit = step?.machine === chart.id ? step.active : [];
      if (lit.length === 0 && !isOfRecording) return;
      isOfRecording = lit.length > 0;
      active = lit;
      taken = [];
      pane.mark({ active, taken, selected, inSight: selected });
    },
    ready: () => pane.open(innermost(chart, standingIn(chart, chart.id))[0] ?? null),
    select: (stateId, isQuiet = false) => {
      const state = chart.states.find(({ id }) => id === stateId);
      selected = state?.id ?? null;
      about.replaceChildren(
        state
          ? statePanel(machine, state, features)
          : element('p', {}, 'Choose a state in the chart to read about it.'),
      );
      showSelected();
      pane.mark({ active, taken, selected, inSight: selected });
      const { top } = about.getBoundingClientRect();
      const canKeepFocus = pane.element.contains(document.activeElement);
      if (state && !canKeepFocus && !isQuiet) about.querySelector('h2')?.focus({ preventScroll: true });
      if (state && !isQuiet && (top < 0 || top > window.innerHeight * LOW)) about.scrollIntoView();
    },
  };
}
