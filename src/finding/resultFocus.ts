export type ResultDirection = 'left' | 'right' | 'up' | 'down';

/** Frames to wait for a result that scrolling renders. */
const PATIENCE = 60;

let journey = 0;

export function resultAt(index: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main [data-index="${index}"] article`);
}

/** The index of the result with this element; null without one. */
export function placeOf(target: EventTarget | null): number | null {
  const item = target instanceof Element ? target.closest<HTMLElement>('main [data-index]') : null;
  return item?.querySelector('article') ? Number(item.dataset.index) : null;
}

/** The number of columns: the results in the line of the first rendered one. */
function columnsAt(index: number): number {
  const top = (place: number) => resultAt(place)?.getBoundingClientRect().top;
  let first = index;
  while (resultAt(first - 1)) first -= 1;
  let after = first + 1;
  while (resultAt(after) && top(after) === top(first)) after += 1;
  return after - first;
}

/** The index that an arrow key leads to; null at the edge. */
export function placeBeside(index: number, direction: ResultDirection, count: number): number | null {
  const columns = columnsAt(index);
  const step = { left: -1, right: 1, up: -columns, down: columns }[direction];
  if ((direction === 'left' || direction === 'right') && columns < 2) return null;
  const next = index + step;
  return next < 0 || next >= count ? null : next;
}

/** Focuses a result, and renders it first if needed. */
export function focusResult(index: number, from: number | null = null): void {
  journey += 1;
  const ticket = journey;
  const travel = (patience: number) => {
    if (ticket !== journey || patience === 0) return;
    const article = resultAt(index);
    if (article) {
      article.tabIndex = -1;
      article.focus();
      article.scrollIntoView?.({ block: 'nearest' });
      return;
    }
    if (from === null) window.scrollTo({ top: 0 });
    else window.scrollBy({ top: (index > from ? 1 : -1) * (resultAt(from)?.offsetHeight ?? 300) });
    window.requestAnimationFrame(() => travel(patience - 1));
  };
  travel(PATIENCE);
}
