/** The visible part of a chart: its upper left corner, and the pixels per unit of the chart. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Area extends Size {
  x: number;
  y: number;
}

const SMALLEST = 0.1;
const LARGEST = 4;
const READABLE = 0.55;

function within(scale: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, scale));
}

/** The full chart, centered and at most at its drawn size. */
export function whole(chart: Area, pane: Size): View {
  const scale = within(Math.min(1, pane.width / chart.width, pane.height / chart.height));
  return {
    x: chart.x - (pane.width / scale - chart.width) / 2,
    y: chart.y - (pane.height / scale - chart.height) / 2,
    scale,
  };
}

/** From the upper left corner of the chart; a chart that is narrower than the pane is centered. */
function fromTop(chart: Area, pane: Size, scale: number): View {
  return { x: chart.x - Math.max(0, pane.width / scale - chart.width) / 2, y: chart.y, scale };
}

/** As wide as the pane, from the top, if it is readable at that size. */
export function wide(chart: Area, pane: Size): View {
  return fromTop(chart, pane, Math.max(READABLE, Math.min(1, pane.width / chart.width)));
}

/** At its drawn size, with its first state in view. */
export function opened(chart: Area, first: Area, pane: Size): View {
  return showing(fromTop(chart, pane, 1), first, chart, pane);
}

/** Zooms around a point of the pane, which stays in place. */
export function zoomed(view: View, factor: number, at: { x: number; y: number }): View {
  const scale = within(view.scale * factor);
  return {
    x: view.x + at.x / view.scale - at.x / scale,
    y: view.y + at.y / view.scale - at.y / scale,
    scale,
  };
}

/** Moves the view by pixels of the pane. */
export function panned(view: View, by: { x: number; y: number }): View {
  return { ...view, x: view.x - by.x / view.scale, y: view.y - by.y / view.scale };
}

interface Stretch {
  from: number;
  length: number;
}

/** The start along one axis that brings a part into view; unchanged if it is visible, and never beyond the chart. */
function shownFrom(seen: Stretch, part: Stretch, all: Stretch): number {
  if (part.from >= seen.from && part.from + part.length <= seen.from + seen.length) return seen.from;
  const wanted = part.length > seen.length ? part.from : part.from - (seen.length - part.length) / 2;
  const last = all.from + all.length - seen.length;
  return last < all.from ? wanted : Math.min(last, Math.max(all.from, wanted));
}

/** The same if a part of the chart is in view; otherwise with that part in the middle. */
export function showing({ x, y, scale }: View, part: Area, chart: Area, pane: Size): View {
  const across = ({ x: from, width: length }: Area) => ({ from, length });
  const down = ({ y: from, height: length }: Area) => ({ from, length });
  const seen = { x, y, width: pane.width / scale, height: pane.height / scale };
  return {
    x: shownFrom(across(seen), across(part), across(chart)),
    y: shownFrom(down(seen), down(part), down(chart)),
    scale,
  };
}
