/** A scrolling list without controls must be reachable by keyboard. */
export function reachByKeys(list: HTMLElement | null): void {
  if (list) list.tabIndex = 0;
}
