const CONTROLS = 'input, select, textarea, a[href], button';

const isReachedByTab = (control: Element) => control.closest('[inert]') === null;

/**
 * Makes a scrolling element without focusable children focusable, so that the arrow keys scroll it. A ref with a
 * cleanup.
 */
export function scrollsByKeyboard(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(() => {
    const scrolls = element.scrollHeight > element.clientHeight;
    if (scrolls && ![...element.querySelectorAll(CONTROLS)].some(isReachedByTab)) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });
  for (const watched of [element, ...element.children]) observer.observe(watched);
  return () => observer.disconnect();
}
