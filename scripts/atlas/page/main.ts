import { asTitle } from '../words.ts';
import { chartPane } from './chartPane.ts';
import { element } from './dom.ts';
import { hrefOf, placeOf } from './links.ts';
import { machineView, type Shown } from './machineView.ts';
import { navigation } from './navigation.ts';
import type { PageData } from './pageData.ts';

function overviewView({ overview }: PageData): Shown {
  const pane = chartPane(overview, 'all charts', (path) => {
    location.hash = hrefOf(path.split(' > ').at(-1) ?? '');
  });
  const sentence =
    'Every flow of the shop is a chart. What stands further to the right is run by what stands above it.';
  const view = element(
    'div',
    { class: 'drawing' },
    element('h1', { tabindex: '-1' }, 'Which chart lives in which'),
    element('p', { class: 'sentence' }, `${sentence} Choose one to see how it goes.`),
    pane.element,
  );
  return { element: view, ready: pane.fit, select: () => undefined };
}

const data: PageData = JSON.parse(document.getElementById('data')?.textContent ?? '');
const side = navigation(data);
const main = element('main', { id: 'main' });
document.body.append(side.element, main);

let shownId: string | null | undefined;
let shown: Shown | undefined;

function show() {
  const { machineId, stateId } = placeOf(location.hash);
  const machine = data.machines.find(({ chart }) => chart.id === machineId);
  const id = machine?.chart.id ?? null;
  if (!shown || id !== shownId) {
    const isFirst = shown === undefined;
    shown = machine ? machineView(machine) : overviewView(data);
    shownId = id;
    main.replaceChildren(shown.element);
    side.mark(id);
    document.title = `${machine ? asTitle(machine.chart.id) : 'Overview'} · Statechart atlas`;
    window.scrollTo(0, 0);
    shown.ready();
    if (!isFirst) main.querySelector('h1')?.focus();
  }
  shown.select(stateId);
}

window.addEventListener('hashchange', show);
show();
