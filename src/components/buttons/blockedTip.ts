/** The free room at the sides of the window, in pixels. */
const EDGE = 8;

/** Below the control, or above it at the end of the window. */
function place(tip: HTMLElement, control: Element): void {
  const { left, width, top, bottom } = control.getBoundingClientRect();
  const room = innerWidth - tip.offsetWidth - EDGE;
  const isLow = bottom + tip.offsetHeight > innerHeight;
  tip.style.left = `${Math.max(EDGE, Math.min(left + (width - tip.offsetWidth) / 2, room))}px`;
  tip.style.top = `${isLow ? top - tip.offsetHeight : bottom}px`;
}

/** A ref of the tooltip: it shows while the control before it has the focus or the pointer, and after a tap. */
export function showsOn(tip: HTMLElement | null) {
  const control = tip?.previousElementSibling;
  if (!tip || !control) return;
  const listeners = new AbortController();
  const { signal } = listeners;
  const hide = () => tip.hidePopover?.();
  const leave = (event: Event) => {
    // The pointer may move from the control onto the tooltip.
    const { relatedTarget } = event as PointerEvent;
    if (relatedTarget !== tip && relatedTarget !== control) hide();
  };
  const show = () => {
    // Browsers without popovers show the sentence inline.
    tip.showPopover?.();
    place(tip, control);
    addEventListener('scroll', hide, { capture: true, once: true, signal });
  };
  for (const event of ['pointerenter', 'focus', 'click']) control.addEventListener(event, show, { signal });
  for (const element of [control, tip]) element.addEventListener('pointerleave', leave, { signal });
  control.addEventListener('blur', hide, { signal });
  control.addEventListener('keydown', (event) => (event as KeyboardEvent).key === 'Escape' && hide(), { signal });
  return () => listeners.abort();
}
