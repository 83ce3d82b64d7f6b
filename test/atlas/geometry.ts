import type { Drawing, Edge, Item, Point, Rectangle } from '../../scripts/atlas/drawing.ts';

/** Whether two rectangles share more than their edges. */
function overlap(left: Rectangle, right: Rectangle): boolean {
  const slack = 0.5;
  return (
    left.x + slack < right.x + right.width &&
    right.x + slack < left.x + left.width &&
    left.y + slack < right.y + right.height &&
    right.y + slack < left.y + left.height
  );
}

function around([start, end]: readonly [Point, Point]): Rectangle {
  const [x, y] = [Math.min(start.x, end.x), Math.min(start.y, end.y)];
  const width = Math.max(Math.abs(start.x - end.x), 1);
  return { x, y, width, height: Math.max(Math.abs(start.y - end.y), 1) };
}

function stretches({ points }: Edge): Rectangle[] {
  return points.slice(1).map((end, index) => around([points[index] ?? end, end]));
}

function wordsOf(item: Item): string {
  return item.lines.flatMap((line) => line.map(({ text }) => text)).join(' ');
}

interface Named extends Rectangle {
  name: string;
}

function pairs<Value>(values: readonly Value[]): [Value, Value][] {
  return values.flatMap((left, index) => values.slice(index + 1).map((right): [Value, Value] => [left, right]));
}

/** Parts that overlap others: text on text, a label on a state, a line through text or through a state. */
export function collisions({ boxes, edges }: Drawing): string[] {
  const texts = boxes.flatMap((box) => box.items.map((item): Named => ({ ...item, name: wordsOf(item) })));
  const labels = edges.flatMap(({ id, label }): Named[] => (label === null ? [] : [{ ...label, name: id }]));
  const leaves = boxes.filter(({ state }) => state.type !== 'compound' && state.type !== 'parallel');
  const states = leaves.map((box): Named => ({ ...box, name: box.state.id }));
  const written = [...texts, ...labels];
  const onEachOther = [
    ...pairs(written),
    ...pairs(states),
    ...labels.flatMap((label) => states.map((state) => [label, state] as const)),
  ]
    .filter(([left, right]) => overlap(left, right))
    .map(([left, right]) => `${left.name} on ${right.name}`);
  const crossed = edges.flatMap((edge) =>
    stretches(edge).flatMap((stretch) =>
      [...written.filter(({ name }) => name !== edge.id), ...states]
        .filter((thing) => overlap(stretch, thing))
        .map(({ name }) => `the line ${edge.id} through ${name}`),
    ),
  );
  return [...onEachOther, ...crossed];
}

/** What reaches out of where it belongs: text out of its box, a state out of the one it is in. */
export function escapes({ boxes }: Drawing): string[] {
  const holds = (outer: Rectangle, inner: Rectangle) =>
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width + 0.5 &&
    inner.y + inner.height <= outer.y + outer.height + 0.5;
  const texts = boxes.flatMap((box) => box.items.filter((item) => !holds(box, item)).map(wordsOf));
  const states = boxes.filter(({ state, ...box }) => {
    const outer = boxes.find((other) => other.state.id === state.parent);
    return outer !== undefined && !holds(outer, box);
  });
  return [...texts, ...states.map(({ state }) => state.id)];
}

/** Lines that do not hang together, or end elsewhere than on the borders of their states. */
export function loose({ boxes, edges }: Drawing): string[] {
  const onBorder = (id: string, point: Point | undefined) => {
    const box = boxes.find(({ state }) => state.id === id);
    if (!box || !point) return false;
    const isWithin =
      point.x >= box.x - 1 &&
      point.x <= box.x + box.width + 1 &&
      point.y >= box.y - 1 &&
      point.y <= box.y + box.height + 1;
    const isInside =
      point.x > box.x + 1 && point.x < box.x + box.width - 1 && point.y > box.y + 1 && point.y < box.y + box.height - 1;
    return isWithin && !isInside;
  };
  const isSlanted = ({ points }: Edge) =>
    points
      .slice(1)
      .some(
        (end, index) =>
          Math.min(Math.abs(end.x - (points[index]?.x ?? 0)), Math.abs(end.y - (points[index]?.y ?? 0))) > 1.5,
      );
  return edges
    .filter((edge) => {
      const begins = edge.transitions.length === 0 || onBorder(edge.source, edge.points[0]);
      return isSlanted(edge) || !begins || !onBorder(edge.target, edge.points.at(-1));
    })
    .map(({ id }) => id);
}
