import { asTitle } from '../words.ts';
import { element } from './dom.ts';
import { placeOf } from './links.ts';
import { machineView, type Shown } from './machineView.ts';
import { navigation } from './navigation.ts';
import { overviewView } from './overviewView.ts';
import { unpack } from './packed.ts';
import type { PageData } from './pageData.ts';

function open(data: PageData) {
  const side = navigation(data);
  const main = element('main', { id: 'main' });
  document.body.append(side.element, main);

  let shownId: string | null | undefined;
  let shown: Shown | undefined;

  const show = () => {
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
  };

  window.addEventListener('hashchange', show);
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
