import { useEffect, useRef } from 'react';

const FIELDS = 'input, select, textarea, [contenteditable]';
const OPEN_DIALOG = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]';

/** A field or a part of the page that is in use keeps the focus. */
function isInUse(page: Element): boolean {
  const focused = document.activeElement;
  return focused !== null && (focused.matches(FIELDS) || (focused !== page && page.contains(focused)));
}

/** After each change of the path, focuses the heading of the page as soon as `view` has one. */
export function useHeadingFocus(pathname: string, view: string): void {
  const last = useRef({ pathname, isAwaited: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view may render the awaited heading.
  useEffect(() => {
    const isAwaited = last.current.isAwaited || last.current.pathname !== pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    const page = heading?.closest('main');
    last.current = { pathname, isAwaited: isAwaited && !page };
    if (!isAwaited || !page || isInUse(page) || document.querySelector(OPEN_DIALOG)) return;
    heading?.focus({ preventScroll: true });
  }, [pathname, view]);
}
