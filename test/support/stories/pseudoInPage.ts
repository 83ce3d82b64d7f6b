/** What `pseudo.ts` calls in the page. */
interface PseudoPage {
  show(): void;
  restore(): void;
  findings(data: readonly string[]): string[];
}

declare global {
  interface Window {
    pseudo: PseudoPage;
  }
}

const BEGIN = /[\u200B⟦]/;
const END = /[\u00AD⟧]/;
/** What is written between data, and a moment as the browser writes it, such as `lun, 11/30, 4:37 AM GMT+0`. */
const SIGNS = /[·,;:()/–—×+=\d]+|\p{L}{3}(?=, \d)|\b(?:x|[AP]M|GMT)\b/u;
/** One letter alone is a sign, such as x between a weight and a price. */
const LETTERS = /\p{L}\.?\p{L}/u;
/** A vowel becomes two, so that a text is longer by about 40 percent. */
const LONGER: Readonly<Record<string, string>> = {
  ...{ a: 'áà', e: 'éè', i: 'íì', o: 'óò', u: 'úù', A: 'ÁÀ', E: 'ÉÈ', I: 'ÍÌ', O: 'ÓÒ', U: 'ÚÙ' },
  ...{ c: 'ç', n: 'ñ', y: 'ý', s: 'š', C: 'Ç', N: 'Ñ', Y: 'Ý', S: 'Š' },
};
/** Names of keys, and the languages in their own words. */
const NOT_A_TEXT = 'script, style, template, noscript, kbd, [lang]:not(html), .sr-only';

const written = new Map<Text, { readonly before: string; readonly after: string }>();
const watching = new MutationObserver(() => rewrite());

/** What the page has read of answers that a story gives, of which the browser has no body, and what was typed. */
const read: string[] = [];

function keepStrings<Value>(value: Value): Value {
  if (typeof value === 'string') read.push(value);
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(keepStrings);
  return value;
}

const { json } = Response.prototype;
Response.prototype.json = async function readJson(this: Response): Promise<unknown> {
  return keepStrings(await json.call(this));
};
const { parse } = JSON;
JSON.parse = (...text: Parameters<typeof parse>): unknown => keepStrings(parse(...text));

addEventListener(
  'input',
  ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      read.push(...target.value.split('\n'));
  },
  true,
);

function textNodes(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
  return found.filter((node) => !node.parentElement?.closest(NOT_A_TEXT));
}

/** The pieces of every text of the page, each with how many texts of the catalogs it is inside of. */
function* pieces(): Generator<{ node: Text; piece: string; depth: number }> {
  let depth = 0;
  for (const node of textNodes()) {
    for (const piece of node.data.split(/([\u200B\u00AD⟦⟧])/)) {
      if (BEGIN.test(piece)) depth += 1;
      yield { node, piece, depth };
      if (END.test(piece)) depth -= 1;
    }
  }
}

const shown = (piece: string): string => {
  if (BEGIN.test(piece)) return '⟦';
  return END.test(piece) ? '⟧' : [...piece].map((letter) => LONGER[letter] ?? letter).join('');
};

function rewrite(): void {
  const after = new Map<Text, string>();
  for (const { node, piece, depth } of pieces()) {
    if (written.get(node)?.after === node.data) continue;
    after.set(node, `${after.get(node) ?? ''}${depth > 0 ? shown(piece) : piece}`);
  }
  for (const [node, text] of after) {
    if (text === node.data) continue;
    written.set(node, { before: node.data, after: text });
    node.data = text;
  }
}

/** Shows every text of the catalogs in brackets, accented and longer, until `restore`. */
function show(): void {
  rewrite();
  watching.observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** As the program wrote the texts: a story that continues looks for them. */
function restore(): void {
  watching.disconnect();
  for (const [node, { before, after }] of written) if (node.data === after) node.data = before;
  written.clear();
}

const isSeen = (element: Element | null): element is Element =>
  element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;

const describe = (element: Element): string =>
  `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').trim().slice(0, 60)}"`;

/** Texts of letters that are neither from a catalog nor data. */
function hardCoded(data: readonly string[]): string[] {
  const plain = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const known = data.map(plain).join('\n');
  const isData = (text: string) => known.includes(plain(text));
  const isForeign = (text: string) =>
    LETTERS.test(text) && !isData(text) && text.split(SIGNS).some((part) => LETTERS.test(part) && !isData(part));
  const inText = [...pieces()].flatMap(({ node, piece, depth }) =>
    depth === 0 && isForeign(piece) && isSeen(node.parentElement) ? [`hard-coded: "${piece.trim()}"`] : [],
  );
  const named = [...document.body.querySelectorAll('[aria-label], [title], input[placeholder], [alt]')].filter(isSeen);
  const inNames = named.flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) => {
      const text = element.getAttribute(name) ?? '';
      const outside = text.replaceAll(/\u200B.*\u00AD/gs, '');
      return isForeign(outside) ? [`hard-coded ${name}: "${text}"`] : [];
    }),
  );
  return [...inText, ...inNames];
}

/** Texts that end in an ellipsis for a reason: all cards of a list are equally high, and the product page has them. */
const SHORTENED = '[class*="_stock_"], [class*="_break_"]';

/** A text that lost an end was cut by the program, or put together of parts. */
function unbalanced(): string[] {
  const found: string[] = [];
  let depth = 0;
  for (const { node, depth: now } of pieces()) {
    if (now < 0 && depth === 0) found.push(`an end without a beginning: "${node.data}"`);
    depth = now;
  }
  return depth > 1 ? [...found, 'a beginning without an end'] : found;
}

/** How far the text of an element reaches beyond it, in pixels. */
function beyond(element: Element): { aside: number; below: number } {
  const range = document.createRange();
  const own = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
  const lines = own.flatMap((node) => {
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
  const { left, right, bottom } = element.getBoundingClientRect();
  const aside = lines.map((line) => Math.max(left - line.left, line.right - right));
  return { aside: Math.max(0, ...aside), below: Math.max(0, ...lines.map((line) => line.bottom - bottom)) };
}

/** Elements outside of the window that make the page scroll sideways. */
function outside(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isOutside = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -1 || right > clientWidth + 1);
  };
  const found = [...document.body.querySelectorAll('*')].filter((element) => isSeen(element) && isOutside(element));
  return [
    `the page is ${scrollWidth} px wide`,
    ...found.map((element) => `outside of the window: ${describe(element)}`),
  ];
}

/** Texts of the catalogs that are cut, or wider than their place. */
function cut(): string[] {
  const all = [...document.body.querySelectorAll(':not(svg *, option, select, textarea, .sr-only)')];
  const places = all.filter((element) => isSeen(element) && element.textContent.includes('⟦'));
  return places.flatMap((element) => {
    const { overflowX, overflowY, textOverflow, display, webkitLineClamp } = getComputedStyle(element);
    const isForReadersOnly = element.clientWidth <= 1;
    if (/inline$|contents/.test(display) || isForReadersOnly || /auto|scroll/.test(overflowX)) return [];
    const { aside, below } = beyond(element);
    const isNamed = textOverflow === 'ellipsis' && element.closest(`[title], a, button, ${SHORTENED}`) !== null;
    const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    const isHidden = (overflow: string) => /hidden|clip/.test(overflow);
    return [
      ...(aside > 2 && !isNamed
        ? [`${isHidden(overflowX) ? 'cut' : 'too wide'} by ${Math.round(aside)} px: ${describe(element)}`]
        : []),
      ...(below > 3 && isHidden(overflowY) && !isShortened
        ? [`cut below by ${Math.round(below)} px: ${describe(element)}`]
        : []),
    ];
  });
}

/** Amounts, dates and numbers that continue in another line. */
function brokenNumbers(): string[] {
  const range = document.createRange();
  return textNodes().flatMap((node) =>
    [...node.data.matchAll(/\$?\d[\d.,/]*\d/g)].flatMap(({ 0: number, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + number.length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      const isBroken = Math.max(...tops) - Math.min(...tops) > 4;
      return isBroken && isSeen(node.parentElement) ? [`in two lines: "${number}"`] : [];
    }),
  );
}

/** What is wrong in the page; `data` is what the server has sent. */
const findings = (data: readonly string[]): string[] => [
  ...new Set([...hardCoded([...data, ...read]), ...unbalanced(), ...outside(), ...cut(), ...brokenNumbers()]),
];

window.pseudo = { show, restore, findings };

export type {};
