import type { Page } from 'playwright-core';
import { settle } from './axe.ts';

/** A window of 1280 x 1024 px at 400 %. */
export const LOW = { width: 320, height: 256 };

/** Enough to pass every kind of control of a page; a long list repeats itself. */
const MOST_STOPS = 40;
/** How long one walk waits for hidden stops to be seen, in milliseconds; what is still hidden then stays hidden. */
const PATIENCE_MS = 20_000;

declare global {
  interface Window {
    walked?: WeakSet<Element>;
  }
}

interface Stop {
  /** Absent where the focus has left the page. */
  readonly name: string | null;
  /** What covers all of it, or that it is outside of the window. */
  readonly hiddenBy: string | null;
  /** The focus has been there before: the walk begins again. */
  readonly isKnown: boolean;
}

/** In the page: where the focus is, and what hides it from one who looks. */
function lookAtFocus(): Stop {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { name: null, hiddenBy: null, isKnown: false };
  window.walked ??= new WeakSet();
  const isKnown = window.walked.has(focused);
  window.walked.add(focused);
  const labels = 'labels' in focused ? [...((focused.labels ?? []) as NodeListOf<HTMLLabelElement>)] : [];
  const parts = [focused, ...labels];
  const covers = new Set<string>();
  for (const rectangle of parts.flatMap((part) => [...part.getClientRects()])) {
    const left = Math.max(rectangle.left, 0);
    const right = Math.min(rectangle.right, window.innerWidth);
    const top = Math.max(rectangle.top, 0);
    const bottom = Math.min(rectangle.bottom, window.innerHeight);
    if (right - left < 1 || bottom - top < 1) continue;
    for (const across of [0.1, 0.5, 0.9]) {
      for (const down of [0.1, 0.5, 0.9]) {
        const seen = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
        if (parts.some((part) => part.contains(seen))) return { name: describe(focused), hiddenBy: null, isKnown };
        if (seen) covers.add(describe(seen));
      }
    }
  }
  const { left = 0, top = 0 } = focused.getBoundingClientRect();
  const place = `at ${Math.round(left)}, ${Math.round(top)}`;
  return { name: describe(focused), hiddenBy: `${place} under ${[...covers].join(' and ') || 'nothing'}`, isKnown };

  function describe(element: Element): string {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${name.trim().slice(0, 40)}"`;
  }
}

/** Presses a key, and looks where the focus is until it can be seen; `patience` is what is left of it. */
async function press(page: Page, key: string, patience: { left: number }): Promise<Stop> {
  await page.keyboard.press(key);
  const { isKnown, ...first } = await page.evaluate(lookAtFocus);
  let seen: Omit<Stop, 'isKnown'> = first;
  // Lists render what scrolls into view some frames later, and answers of a busy server move what is below them.
  while (seen.hiddenBy !== null && patience.left > 0) {
    const start = performance.now();
    await settle(page);
    seen = await page.evaluate(lookAtFocus);
    patience.left -= performance.now() - start;
  }
  return { ...seen, isKnown };
}

/** Goes by Tab through the content of a low window until it begins again, and back; returns where the focus could not be seen. */
export async function findHiddenFocus(page: Page): Promise<string[]> {
  await page.setViewportSize(LOW);
  await settle(page);
  const hidden: string[] = [];
  const patience = { left: PATIENCE_MS };
  const note = ({ name, hiddenBy }: Stop, key: string) => {
    if (hiddenBy !== null) hidden.push(`${key}: ${name} ${hiddenBy}`);
  };
  let stops = 0;
  for (; stops < MOST_STOPS; stops += 1) {
    const stop = await press(page, 'Tab', patience);
    note(stop, 'Tab');
    // At first the focus may be where nothing is to be seen of it; later that is the end of the page.
    if (stop.isKnown || (stop.name === null && stops > 0)) break;
  }
  for (; stops > 0; stops -= 1) note(await press(page, 'Shift+Tab', patience), 'Shift+Tab');
  return hidden;
}
