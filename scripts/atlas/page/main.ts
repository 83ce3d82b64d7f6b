import { asTitle } from '../words.ts';
import { element } from './dom.ts';
import { type FromShop, fromShopIn } from './fromShop.ts';
import { type Place, placeOf } from './links.ts';
import { machineView, type Shown } from './machineView.ts';
import { navigation } from './navigation.ts';
import { overviewView } from './overviewView.ts';
import { unpack } from './packed.ts';
import type { PageData } from './pageData.ts';
import { innermost } from './play.ts';

function open(data: PageData) {
  const side = navigation(data);
  const main = element('main', { id: 'main' });
  document.body.append(side.element, main);

  let shownId: string | null | undefined;
  let shown: Shown | undefined;

  let fromShop: FromShop = { numbers: null, step: null };
  let placeOfStep: Place | null = null;

  const show = () => {
    const isQuiet = fromShop.step !== null;
    const { machineId, stateId } = placeOfStep ?? placeOf(location.hash);
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
      if (!isFirst && !isQuiet) main.querySelector('h1')?.focus();
    }
    shown.select(stateId, isQuiet);
    shown.show(fromShop);
  };

  /** The chart of a step opens at the state that became active, or else at the first active one. */
  const openedBy = (step: FromShop['step'], before: FromShop['step']): Place | null => {
    const chart = data.machines.find((machine) => machine.chart.id === step?.machine)?.chart;
    if (!step || !chart) return null;
    const leaves = innermost(chart, step.active);
    const entered = leaves.find((id) => !before?.active.includes(id)) ?? leaves[0] ?? null;
    return { machineId: chart.id, stateId: entered };
  };

  window.addEventListener('message', ({ source, data: sent }: MessageEvent<unknown>) => {
    const part = source === window.parent && window.parent !== window ? fromShopIn(sent) : null;
    if (!part) return;
    const before = fromShop.step;
    fromShop = { ...fromShop, ...part };
    if (part.step !== undefined) placeOfStep = openedBy(part.step, before);
    show();
  });

  window.addEventListener('hashchange', () => {
    placeOfStep = null;
    show();
  });
  show();
}

/** In a frame of the shop the page has no data of its own: the shop sends them. */
function openWhenSent() {
  const receive = ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || typeof data !== 'string') return;
    window.removeEventListener('message', receive);
    open(unpack(data));
  };
  window.addEventListener('message', receive);
}

const text = document.getElementById('data')?.textContent ?? '';
if (text === '') openWhenSent();
else open(unpack(text));
