import createPurify, { type Config, type DOMPurify } from 'dompurify';
import { isLinkTarget, isOwnPicture, isWebAddress } from '#domain/landing/addresses.ts';
import { HTML_ATTRIBUTES, HTML_TAGS } from '#domain/landing/html.ts';
import { type HeadingLevel, under } from '../components/text/headingLevel.ts';

const CONFIG = {
  ALLOWED_TAGS: [...HTML_TAGS],
  ALLOWED_ATTR: [...new Set(Object.values(HTML_ATTRIBUTES).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

function addressed(element: Element): void {
  if (element instanceof HTMLImageElement) {
    if (!isOwnPicture(element.getAttribute('src') ?? '')) element.remove();
    element.setAttribute('loading', 'lazy');
    element.setAttribute('decoding', 'async');
  }
  if (!(element instanceof HTMLAnchorElement)) return;
  const href = element.getAttribute('href') ?? '';
  for (const name of ['target', 'rel']) element.removeAttribute(name);
  if (!isLinkTarget(href)) element.removeAttribute('href');
  else if (isWebAddress(href)) {
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  }
}

/** A separate instance, because its rules must not affect others of the library. */
let purify: DOMPurify | null = null;

function purifier(): DOMPurify {
  if (purify) return purify;
  purify = createPurify(window);
  purify.addHook('afterSanitizeAttributes', addressed);
  return purify;
}

/** Shifts the heading levels to follow those around the text, without gaps; their styles stay as written. */
function inOrder(fragment: DocumentFragment, first: HeadingLevel): void {
  const open: number[] = [];
  for (const heading of fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const chosen = Number(heading.localName.slice(1));
    while (open.length > 0 && (open.at(-1) ?? 0) >= chosen) open.pop();
    const level = open.reduce<HeadingLevel>(under, first);
    open.push(chosen);
    const placed = heading.ownerDocument.createElement(`h${level}`);
    placed.dataset.looks = String(chosen);
    placed.append(...heading.childNodes);
    heading.replaceWith(placed);
  }
}

/**
 * The text of a landing page, sanitized by the browser's own parser: no script runs, and no other site is requested.
 */
export function shownHtml(html: string, firstHeading: HeadingLevel): DocumentFragment {
  // A text without a body (a frameset) becomes empty.
  const cleaned: DocumentFragment | null = purifier().sanitize(html, CONFIG);
  const fragment = cleaned ?? document.createDocumentFragment();
  inOrder(fragment, firstHeading);
  return fragment;
}
