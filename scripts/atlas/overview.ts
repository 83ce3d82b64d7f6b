import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMPTY, PADDING } from './block.ts';
import type { Chart, ChartState } from './chart.ts';
import { machineContent, remarkContent } from './content.ts';
import { type Box, type Drawing, type Edge, placedItems } from './drawing.ts';
import { PAGE } from './page.ts';
import { inWords } from './words.ts';

const FEATURES = join(import.meta.dirname, '../../src/features');
const INDENT = 44;
const GAP = 10;
const NAME_WIDTH = 220;

interface Household {
  owner: string;
  child: string;
  /** The states in which the child runs. */
  remark: string;
}

/** The machines that the parts of a page import, by id: its flows, and their children. */
function machinesOfPages(): string[] {
  const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('Parts.ts'),
  );
  const texts = files.toSorted().map((file) => readFileSync(join(FEATURES, file), 'utf8'));
  return texts.flatMap((text) =>
    [...text.matchAll(/import (?:type )?\{ (\w+)Machine \} from '#machines/g)].map(([, id = '']) => id),
  );
}

/** Adds a relation that no chart has: an area runs the flows of its open page. */
function flowsOfPages(charts: readonly Chart[], households: readonly Household[]): Household[] {
  const ids = charts.map(({ id }) => id);
  if (!ids.includes('shop')) return [];
  const owned = new Set(households.map(({ child }) => child));
  const flows = [...new Set(machinesOfPages())].filter((id) => ids.includes(id) && !owned.has(id));
  return flows.map((child) => ({ owner: 'area', child, remark: 'while its page is open' }));
}

/** The children of each machine, and the states in which they run. */
export function householdsOf(charts: readonly Chart[]): Household[] {
  const named = charts.flatMap(({ id: owner, states, spawns }) => {
    const invoked = states.flatMap(({ key, parent, invokes }) =>
      invokes.flatMap(({ machineId }) =>
        machineId === null ? [] : [{ machineId, key: parent === null ? null : key }],
      ),
    );
    const children = [...new Set([...spawns, ...invoked.map(({ machineId }) => machineId)])];
    return children.map((child) => {
      const keys = invoked.filter(({ machineId, key }) => machineId === child && key !== null);
      const words = [...new Set(keys.map(({ key }) => inWords(key ?? '')))];
      return { owner, child, remark: words.length === 0 ? '' : `while ${words.join(', ')}` };
    });
  });
  return [...named, ...flowsOfPages(charts, named)];
}

interface Row {
  /** The path from the root machine. */
  path: readonly string[];
  remark: string;
}

function rowsUnder(path: readonly string[], remark: string, households: readonly Household[]): Row[] {
  const inside = households.filter(({ owner, child }) => owner === path.at(-1) && !path.includes(child));
  return [
    { path, remark },
    ...inside.flatMap((household) => rowsUnder([...path, household.child], household.remark, households)),
  ];
}

function stateFor(path: readonly string[], description: string): ChartState {
  const nothing = { tags: [], features: [], initial: null, invokes: [], entry: [], exit: [] };
  const key = path.at(-1) ?? '';
  return { id: path.join(' > '), key, parent: null, type: 'atomic', description, ...nothing };
}

/** All machines as a tree: a parent is above and to the left of its children. */
export function overviewOf(charts: readonly Chart[]): Drawing {
  const households = householdsOf(charts);
  const children = new Set(households.map(({ child }) => child));
  const rows = charts.filter(({ id }) => !children.has(id)).flatMap(({ id }) => rowsUnder([id], '', households));
  const boxes: Box[] = [];
  const edges: Edge[] = [];
  let y = 0;
  for (const { path, remark } of rows) {
    const id = path.at(-1) ?? '';
    const sentence = charts.find((chart) => chart.id === id)?.sentence ?? '';
    const [short = ''] = sentence.split(/(?<=[a-z]\.) (?=[A-Z])/);
    const name = machineContent(id, id, NAME_WIDTH);
    const x = (path.length - 1) * INDENT;
    const width = name.width + 2 * PADDING;
    const note = remarkContent(remark, short, PAGE.width - x - width - 2 * PADDING);
    const height = Math.max(name.height, note.height) + PADDING;
    const middle = y + height / 2;
    boxes.push({
      ...{ x, y, width: PAGE.width - x, height },
      state: stateFor(path, short),
      depth: 1,
      isRegion: false,
      isOnPath: false,
      items: [
        ...placedItems(name.items, { x: x + PADDING, y: middle - name.height / 2 }),
        ...placedItems(note.items, { x: x + width + PADDING, y: middle - note.height / 2 }),
      ],
    });
    const owner = boxes.find(({ state }) => state.id === path.slice(0, -1).join(' > '));
    if (owner) {
      const from = owner.x + INDENT / 2;
      const points = [
        { x: from, y: owner.y + owner.height },
        { x: from, y: middle },
        { x, y: middle },
      ];
      const [source, target] = [owner.state.id, path.join(' > ')];
      edges.push({ id: `${source} runs ${target}`, source, target, points, transitions: [], label: null, items: [] });
    }
    y += height + GAP;
  }
  return { ...EMPTY, width: PAGE.width, height: y - GAP, boxes, edges };
}
