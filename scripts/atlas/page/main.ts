import { asTitle } from '../words.ts';
import { element } from './dom.ts';
import { placeOf } from './links.ts';
import { machineView, type Shown } from './machineView.ts';
import { navigation } from './navigation.ts';
import { overviewView } from './overviewView.ts';
import { unpack } from './packed.ts';

const data = unpack(document.getElementById('data')?.textContent ?? '');
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
    shown = machine ? machineView(machine, data.features) : overviewView(data);
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
