import type { Page } from 'playwright-core';

/** WCAG 2.5.5 and look.md: what a finger meets. */
const FINGER = 44;

/** Parts that are smaller for a reason. */
const SMALLER: readonly (readonly [selector: string, reason: string])[] = [
  ['[aria-label="Products"] [role=option]', 'the specification gives the rows of the product picker 25 px'],
  ['[role=slider]', 'drawn on an area that answers as a whole, and the value can be typed beside it'],
];

/** In the page: what a finger has to meet and is smaller than that, links inside of a sentence excepted. */
function smallTargets({ least, excused }: { least: number; excused: string }): string[] {
  const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [role=slider]';
  const found: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!isReachable(control) || control.matches(excused) || isInSentence(control)) continue;
    const { width, height } = reachOf(control);
    if (width + 0.5 < least || height + 0.5 < least) found.push(describe(control, width, height));
  }
  return found;

  function isReachable(control: HTMLElement): boolean {
    if (control.closest('[inert], [aria-hidden=true]') !== null || control.matches(':disabled')) return false;
    if (!control.checkVisibility({ visibilityProperty: true })) return false;
    // Read out and reached by keys alone, until it has the focus.
    const { width, height, bottom } = control.getBoundingClientRect();
    if (bottom <= 0 && getComputedStyle(control).position === 'fixed') return false;
    return labelsOf(control).length > 0 || (width > 2 && height > 2);
  }

  function isInSentence(control: HTMLElement): boolean {
    if (getComputedStyle(control).display !== 'inline') return false;
    const around = control.parentElement?.textContent.trim() ?? '';
    return around.length > control.textContent.trim().length + 3;
  }

  function labelsOf(control: HTMLElement): HTMLElement[] {
    return 'labels' in control ? [...((control.labels ?? []) as NodeListOf<HTMLLabelElement>)] : [];
  }

  /** All that reacts: the control, its drawn area, and its labels. */
  function reachOf(control: HTMLElement): { width: number; height: number } {
    const boxes = [control, ...labelsOf(control), ...partsOf(control)].flatMap((part) => [
      part.getBoundingClientRect(),
      ...['::before', '::after'].flatMap((pseudo) => drawnAround(part, pseudo)),
    ]);
    // A label beside its control is a target of its own, as wide as both together.
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    return { width: right - left, height: Math.max(...boxes.map((box) => box.bottom - box.top)) };
  }

  /** A link in line is as large as the block inside of it. */
  function partsOf(control: HTMLElement): HTMLElement[] {
    return control.matches('a') ? [...control.querySelectorAll<HTMLElement>('*')] : [];
  }

  function drawnAround(part: HTMLElement, pseudo: string): DOMRect[] {
    const style = getComputedStyle(part, pseudo);
    if (style.content === 'none' || style.position !== 'absolute') return [];
    const around = (getComputedStyle(part).position === 'static' ? part.offsetParent : part)?.getBoundingClientRect();
    if (!around) return [];
    const [top, right, bottom, left] = [style.top, style.right, style.bottom, style.left].map(Number.parseFloat);
    if ([top, right, bottom, left].some((edge) => edge === undefined || Number.isNaN(edge))) return [];
    return [
      new DOMRect(
        around.left + (left ?? 0),
        around.top + (top ?? 0),
        around.width - (left ?? 0) - (right ?? 0),
        around.height - (top ?? 0) - (bottom ?? 0),
      ),
    ];
  }

  function describe(control: HTMLElement, width: number, height: number): string {
    const name = control.getAttribute('aria-label') ?? labelsOf(control)[0]?.textContent ?? control.textContent;
    const size = `${Math.round(width)} x ${Math.round(height)} px`;
    return `${control.tagName.toLowerCase()}.${control.getAttribute('class') ?? ''} "${name.trim().slice(0, 40)}" is ${size}`;
  }
}

/** The targets of a touch screen that are too small for a finger, one line each. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(smallTargets, { least: FINGER, excused: SMALLER.map(([selector]) => selector).join() });
}
