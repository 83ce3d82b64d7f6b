import { useId } from 'react';
import styles from './Blocked.module.css';

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
function showsOn(tip: HTMLElement | null) {
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

export interface Blockable {
  /** Why the control is disabled; null while it is enabled. */
  readonly blockedBy?: string | null | undefined;
  /** `line` reserves a line beside the control; `tip` (default) shows on hover, focus and tap. */
  readonly reasonPlace?: 'line' | 'tip' | undefined;
  /** The id of an element that already shows the sentence. */
  readonly reasonId?: string | undefined;
}

export const blockedAttributes = { 'aria-disabled': true, 'data-blocked': '' } as const;

/** A disabled control stays focusable and is described by the reason, which is rendered after it. */
export function useBlocked({ blockedBy, reasonPlace = 'tip', reasonId }: Blockable, isBusy = false) {
  const id = useId();
  const isBlocked = Boolean(blockedBy) && !isBusy;
  const tip = isBlocked && (
    <span id={id} ref={showsOn} role="tooltip" popover="manual" className={styles.tip}>
      {blockedBy}
    </span>
  );
  const line = blockedBy !== undefined && (
    <span id={id} data-reason="" className={styles.line}>
      {isBlocked && blockedBy}
    </span>
  );
  return {
    isBlocked,
    attributes: isBlocked ? { ...blockedAttributes, 'aria-describedby': reasonId ?? id } : {},
    reason: reasonId === undefined && (reasonPlace === 'line' ? line : tip),
  };
}
