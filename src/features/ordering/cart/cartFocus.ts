/** Moves the focus in the lines of a cart. */
export type RowControl = 'quantity' | 'remove' | 'edit';

const FINDERS: Readonly<Record<RowControl, string>> = {
  quantity: 'input[inputmode=decimal]',
  remove: '[data-control=remove]',
  edit: '[data-control=edit]',
};

export function lineIdOf(target: EventTarget | null): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;
  return row ? Number(row.dataset.line) : null;
}

export function controlOf(target: EventTarget | null): RowControl {
  const names = Object.keys(FINDERS) as RowControl[];
  return (target instanceof Element && names.find((name) => target.closest(FINDERS[name]))) || 'remove';
}

/** Focuses the row if it is rendered: its control, or else another focusable part. */
export function focusRow(list: HTMLElement | null, lineId: number, control: RowControl): boolean {
  const row = list?.querySelector(`[data-line="${lineId}"]`);
  const target =
    row?.querySelector<HTMLElement>(FINDERS[control]) ?? row?.querySelector<HTMLElement>('button:enabled, a');
  target?.focus();
  return target !== undefined && target !== null;
}

/** The lines nearest to a removed one: first those after it, then those before it. */
export function nearestTo(lineId: number, ids: readonly number[]): readonly number[] {
  const at = ids.indexOf(lineId);
  return at < 0 ? [] : [...ids.slice(at + 1), ...ids.slice(0, at).reverse()];
}
