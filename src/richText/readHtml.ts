import type { DraftBlockType, RawDraftContentBlock, RawDraftContentState, RawDraftEntity } from 'draft-js';
import { isLinkTarget, isOwnPicture } from '#domain/landing/addresses.ts';
import { HEADING_LIMIT, IMAGE_SIDE_LIMIT } from '#domain/landing/layout.ts';
import { APART_TAGS, BLOCK_TAGS, MARK_TAGS, type Mark, type TextImage, UNREAD_TAGS } from './nodes.ts';

/** The parents of a character. */
interface Place {
  readonly type: DraftBlockType;
  readonly marks: readonly Mark[];
  readonly link: number | null;
}

/** The node of an element within its parent's node; null for inline elements. */
function typeOf(element: Element, around: DraftBlockType): DraftBlockType | null {
  if (element.matches(APART_TAGS)) return around;
  if (element.matches('ol > li')) return 'ordered-list-item';
  return BLOCK_TAGS.find(([, tag]) => tag === element.localName)?.[0] ?? null;
}

function imageOf(image: Element): TextImage {
  const given = (name: string) => image.getAttribute(name) ?? '';
  const [width = null, height = null] = ['width', 'height'].map((name) => {
    const side = Number(given(name));
    return Number.isInteger(side) && side > 0 && side <= IMAGE_SIDE_LIMIT ? side : null;
  });
  return { src: given('src'), alt: given('alt').slice(0, HEADING_LIMIT), width, height };
}

/** Parses the supported HTML, and the words of the rest; nothing of it is rendered or fetched. */
class Reader {
  readonly blocks: RawDraftContentBlock[] = [];
  readonly entities: RawDraftEntity[] = [];
  /** The node of the block that is being read. */
  #chars: (Place & { char: string })[] = [];

  read(node: Node, place: Place): void {
    if (node instanceof Text) this.#readWords(node.data, place);
    if (!(node instanceof Element) || node.matches(UNREAD_TAGS)) return;
    const type = typeOf(node, place.type);
    const marks = MARK_TAGS.flatMap(([mark, ...tags]) => (tags.includes(node.localName) ? mark : []));
    const href = node.localName === 'a' ? (node.getAttribute('href') ?? '') : '';
    const target = { type: 'LINK', mutability: 'MUTABLE', data: { href } } as const;
    const link = isLinkTarget(href) ? this.entities.push(target) - 1 : place.link;
    if (type !== null) this.#endBlock();
    if (node.localName === 'br') this.#chars.push({ ...place, char: '\n' });
    if (node.localName === 'img') this.#readImage(imageOf(node));
    const inside = { type: type ?? place.type, marks: [...place.marks, ...marks], link };
    for (const child of node.childNodes) this.read(child, inside);
    if (type !== null) this.#endBlock();
  }

  #readWords(text: string, place: Place): void {
    const isAfterSpace = /[ \n]/.test(this.#chars.at(-1)?.char ?? '\n');
    const words = text.replace(/[ \t\n\r\f]+/g, ' ').replace(isAfterSpace ? /^ / : '', '');
    const read = place.type === 'code-block' ? text.replace(/\r\n?/g, '\n') : words;
    for (const char of read) this.#chars.push({ ...place, char });
  }

  #readImage(data: TextImage): void {
    if (!isOwnPicture(data.src)) return;
    this.#endBlock();
    const link = this.entities.push({ type: 'IMAGE', mutability: 'IMMUTABLE', data }) - 1;
    this.#chars.push({ type: 'atomic', marks: [], link, char: ' ' });
    this.#endBlock();
  }

  /** An empty block is dropped, unless it contains a line break. */
  #endBlock(): void {
    const chars = this.#chars.splice(0);
    const type = chars[0]?.type ?? 'unstyled';
    if (type !== 'code-block' && type !== 'atomic' && chars.at(-1)?.char === ' ') chars.pop();
    if (chars.length === 0) return;
    if (chars.at(-1)?.char === '\n') chars.pop();
    this.blocks.push({
      key: `b${this.blocks.length}`,
      type,
      depth: 0,
      text: chars.map(({ char }) => char).join(''),
      inlineStyleRanges: chars.flatMap(({ marks }, offset) => marks.map((style) => ({ offset, length: 1, style }))),
      entityRanges: chars.flatMap(({ link }, offset) => (link === null ? [] : [{ offset, length: 1, key: link }])),
    });
  }
}

/** Parses untrusted HTML into the nodes and marks of a text. */
export function readHtml(html: string): RawDraftContentState {
  const reader = new Reader();
  reader.read(new DOMParser().parseFromString(html, 'text/html').body, { type: 'unstyled', marks: [], link: null });
  return { blocks: reader.blocks, entityMap: Object.fromEntries(reader.entities.entries()) };
}
