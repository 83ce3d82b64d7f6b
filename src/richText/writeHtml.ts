import type { RawDraftContentBlock, RawDraftContentState } from 'draft-js';
import { BLOCK_TAGS, LIST_TAGS, MARK_TAGS } from './nodes.ts';

/** Replaces the spaces that HTML would collapse. */
function lastingText({ type, text }: RawDraftContentBlock): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: HTML cannot contain them
  const plain = text.replace(/[\u0000-\u0008\u000b-\u001f]/g, ' ');
  return type === 'code-block' ? plain : plain.replaceAll('\t', ' ').replace(/^ | $|(?<= ) /gm, '\u00a0');
}

function added(parent: Element, tag: string, attributes: Readonly<Record<string, unknown>> = {}): Element {
  const element = parent.appendChild(parent.ownerDocument.createElement(tag));
  const given = Object.entries(attributes).filter(([, value]) => value !== null);
  for (const [name, value] of given) element.setAttribute(name, String(value));
  return element;
}

/** Continues the last child of `parent` if it matches, else starts a new one. */
function continued(parent: Element, tag: string, href: string | null = null): Element {
  const last = parent.lastChild;
  const isSame = last instanceof Element && last.localName === tag && last.getAttribute('href') === href;
  return isSame ? last : added(parent, tag, { href });
}

function writeWords(parent: Element, block: RawDraftContentBlock, entities: RawDraftContentState['entityMap']): void {
  const { type, text, inlineStyleRanges, entityRanges } = block;
  const ends = [...inlineStyleRanges, ...entityRanges].flatMap(({ offset, length }) => [offset, offset + length]);
  const cuts = [...new Set([0, ...ends])].toSorted((one, other) => one - other);
  const chars = [...lastingText(block)];
  for (const [at, from] of cuts.entries()) {
    const isHere = ({ offset, length }: { offset: number; length: number }) => from >= offset && from < offset + length;
    const styles = new Set<string>(inlineStyleRanges.filter(isHere).map(({ style }) => style));
    if (type === 'code-block') styles.delete('CODE');
    const link = entities[entityRanges.find(isHere)?.key ?? -1];
    let place = link?.type === 'LINK' ? continued(parent, 'a', String(link.data.href)) : parent;
    for (const [mark, tag] of MARK_TAGS) if (styles.has(mark)) place = continued(place, tag);
    for (const char of chars.slice(from, cuts[at + 1])) {
      if (char === '\n') added(place, 'br');
      else place.append(char);
    }
  }
  if (text === '' || text.endsWith('\n')) added(parent, 'br');
}

/** A text as HTML; '' if it is empty. */
export function writeHtml({ blocks, entityMap }: RawDraftContentState): string {
  if (blocks.every(({ text, type }) => text === '' && type === 'unstyled')) return '';
  const { body } = new DOMParser().parseFromString('', 'text/html');
  for (const block of blocks) {
    const { type, entityRanges } = block;
    const list = LIST_TAGS[type];
    const tag = BLOCK_TAGS.find(([known]) => known === type)?.[1] ?? 'p';
    const image = entityMap[entityRanges[0]?.key ?? -1];
    if (type !== 'atomic') writeWords(added(list ? continued(body, list) : body, tag), block, entityMap);
    else if (image?.type === 'IMAGE') added(added(body, 'p'), 'img', image.data);
  }
  return body.innerHTML.replaceAll('&nbsp;', '\u00a0');
}
