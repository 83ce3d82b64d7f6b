import type { StateNumbers } from '#domain/flows/flowNumbers.ts';
import { button, element } from './dom.ts';
import { drawNumbers } from './numbers.ts';
import { type Area, opened, panned, type Size, showing, type View, whole, wide, zoomed } from './view.ts';

const STEP = 1.25;
const WHEEL = 500;
const ARROW = 60;
const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: ARROW, y: 0 },
  ArrowRight: { x: -ARROW, y: 0 },
  ArrowUp: { x: 0, y: ARROW },
  ArrowDown: { x: 0, y: -ARROW },
};
const CLICK_SLACK = 4;

export interface Marks {
  /** The highlighted states. */
  active: readonly string[];
  /** The transitions that led to them. */
  taken: readonly string[];
  /** The outlined state. */
  selected: string | null;
  /** The state that is scrolled into view. */
  inSight: string | null;
}

export interface ChartPane {
  element: HTMLElement;
  /** Shows it at its drawn size. Call it when the pane is on the page and has a size. */
  open: (firstState: string | null) => void;
  mark: (marks: Marks) => void;
  /** Writes the numbers of its states; null removes them. */
  number: (numbers: readonly StateNumbers[] | null) => void;
}

function parsed(svg: string): SVGSVGElement {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const drawing = document.importNode(documentElement, true);
  if (!(drawing instanceof SVGSVGElement)) throw new Error('a chart must be an svg');
  return drawing;
}

function areaOf(svg: SVGSVGElement): Area {
  const { x, y, width, height } = svg.viewBox.baseVal;
  return { x, y, width, height };
}

/** A drawing that is moved and zoomed by wheel, fingers, keys and buttons. */
export function chartPane(svg: string, name: string, onSelect: (stateId: string) => void): ChartPane {
  const drawing = parsed(svg);
  const all = areaOf(drawing);
  const frame = element('div', {
    class: 'canvas',
    tabindex: '0',
    role: 'region',
    'aria-label': `Chart of ${name}: arrow keys move it, plus and minus zoom, 0 shows all of it, 1 its drawn size`,
  });
  frame.append(drawing);
  const size = (): Size => ({ width: frame.clientWidth || 1, height: frame.clientHeight || 1 });
  let view: View = { x: all.x, y: all.y, scale: 1 };
  const show = (next: View) => {
    view = next;
    const { width, height } = size();
    drawing.setAttribute('viewBox', `${view.x} ${view.y} ${width / view.scale} ${height / view.scale}`);
  };
  const boxOf = (stateId: string | null): Area | null => {
    const box = stateId === null ? null : drawing.querySelector(`[data-state="${CSS.escape(stateId)}"] .box`);
    return box instanceof SVGGraphicsElement ? box.getBBox() : null;
  };
  const middle = () => ({ x: size().width / 2, y: size().height / 2 });
  const zoom = (factor: number) => show(zoomed(view, factor, middle()));
  const pane = element(
    'div',
    { class: 'pane' },
    element(
      'div',
      { class: 'tools', role: 'group', 'aria-label': 'Zoom' },
      button('−', () => zoom(1 / STEP), { 'aria-label': 'Smaller' }),
      button('+', () => zoom(STEP), { 'aria-label': 'Larger' }),
      button('100 %', () => zoom(1 / view.scale)),
      button('Whole chart', () => show(whole(all, size()))),
      button('Full width', () => show(wide(all, size()))),
      button('Print', () => window.print()),
    ),
    frame,
  );
  drawing.removeAttribute('width');
  drawing.removeAttribute('height');

  frame.addEventListener('keydown', ({ key }) => {
    const by = ARROWS[key];
    if (by) show(panned(view, by));
    else if (key === '+' || key === '=') zoom(STEP);
    else if (key === '-') zoom(1 / STEP);
    else if (key === '0') show(whole(all, size()));
    else if (key === '1') zoom(1 / view.scale);
  });
  const pointAt = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = frame.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  frame.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      show(zoomed(view, Math.exp(-event.deltaY / WHEEL), pointAt(event)));
    },
    { passive: false },
  );

  const fingers = new Map<number, { x: number; y: number }>();
  let moved = 0;
  frame.addEventListener('pointerdown', (event) => {
    if (fingers.size === 0) moved = 0;
    fingers.set(event.pointerId, pointAt(event));
  });
  frame.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = pointAt(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const reach = (point: typeof now) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
      const centre = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      show(zoomed(view, reach(now) / reach(before), centre));
    } else {
      show(panned(view, { x: now.x - before.x, y: now.y - before.y }));
    }
    moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (moved > CLICK_SLACK) frame.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, now);
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    frame.addEventListener(end, ({ pointerId }) => fingers.delete(pointerId));
  }
  drawing.addEventListener('dragstart', (event) => event.preventDefault());
  drawing.addEventListener('click', (event) => {
    const { target } = event;
    if (moved > CLICK_SLACK || !(target instanceof Element)) {
      event.preventDefault();
      return;
    }
    const opened = target.closest('[data-opens]')?.getAttribute('data-opens');
    const section = opened ? drawing.querySelector(`[data-section="${CSS.escape(opened)}"] > .box`) : null;
    if (section instanceof SVGGraphicsElement) {
      event.preventDefault();
      show(wide(section.getBBox(), size()));
      return;
    }
    const state = target.closest('[data-state]')?.getAttribute('data-state');
    if (state && !target.closest('a')) onSelect(state);
  });

  new ResizeObserver(() => show(view)).observe(frame);
  window.onbeforeprint = () => drawing.setAttribute('viewBox', `${all.x} ${all.y} ${all.width} ${all.height}`);
  window.onafterprint = () => show(view);

  return {
    element: pane,
    number: (numbers) => drawNumbers(drawing, numbers),
    open: (firstState) => show(opened(all, boxOf(firstState) ?? all, size())),
    mark: ({ active, taken, selected, inSight }) => {
      for (const part of drawing.querySelectorAll('[data-state], [data-transition]')) {
        const state = part.getAttribute('data-state');
        const transition = part.getAttribute('data-transition');
        part.classList.toggle('active', state !== null && active.includes(state));
        part.classList.toggle('selected', state !== null && state === selected);
        part.classList.toggle('taken', transition !== null && taken.includes(transition));
      }
      const box = boxOf(inSight);
      if (box) show(showing(view, box, all, size()));
    },
  };
}
