import type { TObject } from 'typebox';
import { Value } from 'typebox/value';
import { isOwnPath, isOwnPicture, isWebAddress } from './addresses.ts';
import {
  CARDS_LIMIT,
  CarouselContent,
  CONTENTS_LIMIT,
  type ContentVariant,
  DEFAULT_INTERVAL,
  DEFAULT_PADDING,
  EmptyContent,
  GroupContent,
  HEADING_LIMIT,
  ImageContent,
  LandingCard,
  type LandingContent,
  type LandingLayout,
  ProductContent,
  ProductListContent,
  PushProductListContent,
  TextContent,
  UnknownContent,
} from './layout.ts';
import { childrenOf, contentsById, fitsInCarousel, renumbered } from './layoutRules.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Form {
  schema: TObject;
  defaults: Fields;
}

const CARD: Form = {
  schema: LandingCard,
  defaults: { width: 4, height: 'auto', heading: '', empty: false, hidden: false, childID: null, editing: false },
};

const IMAGE_DEFAULTS = { src: '', alt: '', link: null, objectFit: 'contain', width: null, height: null };

const FORMS: Readonly<Record<ContentVariant, Form>> = {
  text: { schema: TextContent, defaults: { value: '' } },
  image: { schema: ImageContent, defaults: { ...IMAGE_DEFAULTS, padding: DEFAULT_PADDING } },
  group: { schema: GroupContent, defaults: { direction: 'column', children: [] } },
  carousel: { schema: CarouselContent, defaults: { interval: DEFAULT_INTERVAL, children: [] } },
  product: { schema: ProductContent, defaults: { productKey: null, isPushProduct: false } },
  productList: {
    schema: ProductListContent,
    defaults: { productSource: 'Main Categories', category: '', categoryCode: '' },
  },
  pushProductList: { schema: PushProductListContent, defaults: {} },
  empty: { schema: EmptyContent, defaults: {} },
};
const UNKNOWN: Form = { schema: UnknownContent, defaults: {} };

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The fields of the form: a valid value is kept, any other one is replaced by its default. Null when a field without a
 * default is not valid.
 */
function readFields({ schema, defaults }: Form, written: Fields): Fields | null {
  const read = Object.entries(schema.properties).map(([name, property]) => [
    name,
    Value.Check(property, written[name]) ? written[name] : defaults[name],
  ]);
  const fields: Fields = Object.fromEntries(read);
  return Value.Check(schema, fields) ? fields : null;
}

function isForm(variant: unknown): variant is ContentVariant {
  return typeof variant === 'string' && Object.hasOwn(FORMS, variant);
}

function readContent(written: unknown): LandingContent[] {
  if (!isFields(written)) return [];
  const { variant } = written;
  const { schema, defaults } = isForm(variant) ? FORMS[variant] : UNKNOWN;
  // The parent is set again when a parent claims the content.
  const read = readFields(
    { schema, defaults: { parentId: 1, hidden: false, ...defaults } },
    written,
  ) as LandingContent | null;
  if (read === null) return [];
  if (read.variant !== 'image' || !('src' in read)) return [read];
  const { src, link } = read;
  const isLinked = link !== null && (link.variant === 'internal' ? isOwnPath : isWebAddress)(link.href);
  return [{ ...read, src: isOwnPicture(src) ? src : '', link: isLinked ? link : null }];
}

function readCard(written: unknown, place: number): LandingCard[] {
  const { schema, defaults } = CARD;
  const read = isFields(written) ? readFields({ schema, defaults: { ...defaults, index: place } }, written) : null;
  return read === null ? [] : [read as LandingCard];
}

function listIn(value: unknown, limit: number): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, limit) : [];
}

function onceById<T extends { id: number }>(all: readonly T[], taken: Set<number>): T[] {
  return all.filter(({ id }) => {
    const isFirst = !taken.has(id);
    taken.add(id);
    return isFirst;
  });
}

/** Every content once, under the first parent that claims it; unclaimed contents are dropped. */
function hungUp(
  cards: readonly LandingCard[],
  contents: readonly LandingContent[],
): Omit<LandingLayout, 'enabled' | 'title'> {
  const byId = contentsById({ contents: [...contents] });
  const placed = new Map<number, LandingContent>();
  function place(id: number, parentId: number, isSlide: boolean): number[] {
    const content = byId.get(id);
    if (!content || placed.has(id) || (isSlide && !fitsInCarousel(content))) return [];
    placed.set(id, { ...content, parentId });
    const children = childrenOf(content).flatMap((child) => place(child, id, content.variant === 'carousel'));
    if ('children' in content) placed.set(id, { ...content, parentId, children });
    return [id];
  }
  const hung = renumbered(cards).map((card) => {
    const [childID = null] = card.childID === null ? [] : place(card.childID, card.id, false);
    return { ...card, childID };
  });
  return { cards: hung, contents: [...placed.values()] };
}

/**
 * Parses a layout of any shop version: missing and invalid fields get their defaults, contents of an unknown variant
 * stay, and contents without a parent are dropped. The result can be shown and saved.
 */
export function readLayout(written: unknown): LandingLayout {
  const fields = isFields(written) ? written : {};
  const taken = new Set<number>();
  const cards = onceById(listIn(fields.cards, CARDS_LIMIT).flatMap(readCard), taken);
  const contents = onceById(listIn(fields.contents, CONTENTS_LIMIT).flatMap(readContent), taken);
  return {
    enabled: fields.enabled !== false,
    title: typeof fields.title === 'string' ? fields.title.slice(0, HEADING_LIMIT) : '',
    ...hungUp(cards, contents),
  };
}
