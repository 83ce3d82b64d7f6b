const STYLE = /<style>([\s\S]*?)<\/style>/;

/** Highlighted as in the atlas: the innermost state is filled, the states around it are outlined. */
const LIT = `
svg { display: block; margin: auto; inline-size: 100%; block-size: 100%; }
:host([data-size="full"]) svg { inline-size: auto; block-size: auto; max-inline-size: none; }
.lit > .box { fill: var(--actor); stroke: var(--accent); stroke-width: 4; }
.lit.compound > .box, .lit.parallel > .box, .lit.region > .box, .lit.frame > .box { fill: var(--frame); }
a .actor, a .name { fill: var(--text); text-decoration: none; }
@media (forced-colors: active) { .lit > .box { stroke: Highlight; } }
`;

/**
 * The drawing's own style with the colors of the shop's theme. The drawing on its own follows the device; here each
 * color becomes the pair of both.
 */
function sheetOf(style: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style + LIT);
  const [light, byDevice] = sheet.cssRules;
  const dark = byDevice instanceof CSSMediaRule ? byDevice.cssRules[0] : undefined;
  if (!(light instanceof CSSStyleRule && dark instanceof CSSStyleRule)) return sheet;
  for (const colour of [...dark.style]) {
    const pair = [light, dark].map((rule) => rule.style.getPropertyValue(colour));
    light.style.setProperty(colour, `light-dark(${pair.join(', ')})`);
  }
  light.style.removeProperty('color-scheme');
  sheet.deleteRule(1);
  return sheet;
}

/**
 * Shows a drawing in a shadow tree, which isolates its style. The style is a constructed sheet, because a strict
 * content security policy would block an element; its links are removed, because they lead nowhere here.
 */
export function showChart(frame: HTMLElement, text: string): void {
  const shadow = frame.shadowRoot ?? frame.attachShadow({ mode: 'open' });
  const { documentElement } = new DOMParser().parseFromString(text.replace(STYLE, ''), 'image/svg+xml');
  const drawing = document.importNode(documentElement, true);
  for (const link of drawing.querySelectorAll('a')) link.removeAttribute('href');
  shadow.adoptedStyleSheets = [sheetOf(STYLE.exec(text)?.[1] ?? '')];
  shadow.replaceChildren(drawing);
}

const OUTER = '.compound, .parallel, .region, .frame';

function bringIntoSight(frame: HTMLElement, part: Element): void {
  const box = part.getBoundingClientRect();
  const view = frame.getBoundingClientRect();
  const isInSight =
    box.top >= view.top && box.bottom <= view.bottom && box.left >= view.left && box.right <= view.right;
  if (isInSight) return;
  frame.scrollBy({
    top: box.top + box.height / 2 - view.top - view.height / 2,
    left: box.left + box.width / 2 - view.left - view.width / 2,
  });
}

/** Highlights these states and scrolls to the one just entered; a chart that fits is not scrolled. */
export function lightUp(frame: HTMLElement, lit: readonly string[], isFullSize: boolean): void {
  frame.dataset.size = isFullSize ? 'full' : 'fit';
  // A scrolling element must be reachable by keyboard.
  frame.tabIndex = isFullSize ? 0 : -1;
  const states = [...(frame.shadowRoot?.querySelectorAll('[data-state]') ?? [])];
  const isLit = (state: Element) => lit.includes(state.getAttribute('data-state') ?? '');
  const inner = states.filter((state) => isLit(state) && !state.matches(OUTER));
  const latest = inner.find((state) => !state.classList.contains('lit')) ?? inner[0];
  for (const state of states) state.classList.toggle('lit', isLit(state));
  if (latest) bringIntoSight(frame, latest);
}
