import type { DraftBlockType, RawDraftContentBlock, RawDraftContentState, RawDraftEntity } from 'draft-js';
import { isLinkTarget, isOwnPicture } from '#domain/landing/addresses.ts';
import { HEADING_LIMIT, IMAGE_SIDE_LIMIT } from '#domain/landing/layout.ts';
import { BLOCK_TAGS, MARK_TAGS, type Mark } from './nodes.ts';

const NEVER_READ =
  'head,script,style,title,template,noscript,iframe,object,embed,svg,math,textarea,select,button,video,audio';
/** They have no node of their own, but what is in them stands apart from what is around. */
const APART =
  'div,section,article,header,footer,main,aside,nav,table,tr,td,th,caption,figure,figcaption,dl,dt,dd,address,hr,form,fieldset,ul,ol';

interface Place {
  readonly type: DraftBlockType;
  readonly marks: ReadonlySet<Mark>;
  readonly link: number | null;
}

function sideOf(image: Element, name: string): number | null {
  const side = Number(image.getAttribute(name));
  return Number.isInteger(side) && side > 0 && side <= IMAGE_SIDE_LIMIT ? side : null;
}

/** Reads what it knows of HTML, and of the rest the words; nothing of it is shown or fetched meanwhile. */
class Reader {
  readonly blocks: RawDraftContentBlock[] = [];
  readonly entities: RawDraftEntity[] = [];
  /** The block that is being read: its characters with what each bears. */
  #chars: { char: string; place: Place }[] = [];
  #type: DraftBlockType = 'unstyled';

  /** Ends the block. One that holds nothing was none, unless a line stands in it. */
  end(next: DraftBlockType = 'unstyled'): void {
    while (this.#type !== 'code-block' && this.#chars.at(-1)?.char === ' ') this.#chars.pop();
    if (this.#chars.length > 0) {
      if (this.#chars.at(-1)?.char === '\n') this.#chars.pop();
      this.#push(this.#type, this.#chars);
    }
    this.#chars = [];
    this.#type = next;
  }

  #push(type: DraftBlockType, chars: readonly { char: string; place: Place }[]): void {
    const one = (offset: number) => ({ offset, length: 1 });
    this.blocks.push({
      key: `b${this.blocks.length}`,
      type,
      depth: 0,
      text: chars.map(({ char }) => char).join(''),
      inlineStyleRanges: chars.flatMap(({ place }, at) => [...place.marks].map((style) => ({ ...one(at), style }))),
      entityRanges: chars.flatMap(({ place: { link } }, at) => (link === null ? [] : [{ ...one(at), key: link }])),
    });
  }

  write(text: string, place: Place): void {
    const isCode = this.#type === 'code-block';
    const read = isCode ? text.replace(/\r\n?/g, '\n') : text.replace(/[ \t\n\r\f]+/g, ' ');
    for (const char of read) {
      const before = this.#chars.at(-1)?.char ?? '\n';
      if (!isCode && char === ' ' && (before === ' ' || before === '\n')) continue;
      this.#chars.push({ char, place });
    }
  }

  breakLine(place: Place): void {
    this.#chars.push({ char: '\n', place });
  }

  image(image: Element): void {
    const src = image.getAttribute('src') ?? '';
    if (!isOwnPicture(src)) return;
    const type = this.#type;
    this.end(type);
    const alt = (image.getAttribute('alt') ?? '').slice(0, HEADING_LIMIT);
    const data = { src, alt, width: sideOf(image, 'width'), height: sideOf(image, 'height') };
    const link = this.entities.push({ type: 'IMAGE', mutability: 'IMMUTABLE', data }) - 1;
    this.#push('atomic', [{ char: ' ', place: { type: 'atomic', marks: new Set(), link } }]);
  }

  link(href: string): number | null {
    if (!isLinkTarget(href)) return null;
    return this.entities.push({ type: 'LINK', mutability: 'MUTABLE', data: { href } }) - 1;
  }
}

/** Lists and quotes keep what stands in them; anything else takes the type of the innermost. */
function typeOf(element: Element, around: DraftBlockType): DraftBlockType | null {
  const { localName, parentElement } = element;
  if (localName === 'li') return parentElement?.localName === 'ol' ? 'ordered-list-item' : 'unordered-list-item';
  if (localName === 'p') return around;
  return BLOCK_TAGS.find(([, tag]) => tag === localName)?.[0] ?? (element.matches(APART) ? around : null);
}

function readChildren(parent: Node, place: Place, reader: Reader): void {
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) reader.write(node.nodeValue ?? '', place);
    if (node instanceof Element) readElement(node, place, reader);
  }
}

function readInline(element: Element, place: Place, reader: Reader): void {
  const { localName } = element;
  const mark = MARK_TAGS.find(([, ...tags]) => tags.includes(localName))?.[0];
  const marks = mark ? new Set(place.marks).add(mark) : place.marks;
  const link = localName === 'a' ? reader.link(element.getAttribute('href') ?? '') : place.link;
  readChildren(element, { ...place, marks, link }, reader);
}

function readElement(element: Element, place: Place, reader: Reader): void {
  const type = typeOf(element, place.type);
  if (element.matches(NEVER_READ)) return;
  if (element.localName === 'br') reader.breakLine(place);
  else if (element.localName === 'img') reader.image(element);
  else if (type === null) readInline(element, place, reader);
  else {
    reader.end(type);
    readChildren(element, { ...place, type }, reader);
    reader.end(place.type);
  }
}

/** HTML, of whomever, as the nodes and marks that a text has. */
export function readHtml(html: string): RawDraftContentState {
  const reader = new Reader();
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  readChildren(body, { type: 'unstyled', marks: new Set(), link: null }, reader);
  reader.end();
  const { blocks, entities } = reader;
  return { blocks, entityMap: Object.fromEntries(entities.map((entity, key) => [key, entity])) };
}
