import { type Static, Type } from 'typebox';
import { LANGUAGES } from '../texts/languages.ts';

/** Specification 5 and 9: headings, the title and an image's alt text. */
export const HEADING_LIMIT = 40;
export const CARDS_LIMIT = 100;
export const CONTENTS_LIMIT = 500;
/** The maximum characters of a text, including markup. */
export const HTML_LIMIT = 100_000;
/** Pixels of a side of an image. */
export const IMAGE_SIDE_LIMIT = 1800;
/** Seconds between two slides; 0 turns rotation off. */
export const DEFAULT_INTERVAL = 3;
export const DEFAULT_PADDING = 1;

const HREF_LIMIT = 2000;
const NAME_LIMIT = 200;

/** Cards and contents are numbered from one sequence: no card has the id of a content. */
const Id = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });
const Heading = Type.String({ maxLength: HEADING_LIMIT });
const Side = Type.Union([Type.Integer({ minimum: 1, maximum: IMAGE_SIDE_LIMIT }), Type.Null()]);
const Children = Type.Array(Id, { maxItems: CONTENTS_LIMIT });

/**
 * `auto`: the height of its content; `100%`: the height of the highest card in its row; a number: pixels, in steps of
 * 10.
 */
export const CardHeight = Type.Union([
  Type.Literal('auto'),
  Type.Literal('100%'),
  Type.Integer({ minimum: 100, maximum: 600, multipleOf: 10 }),
]);
export type CardHeight = Static<typeof CardHeight>;

export const LandingCard = Type.Object({
  id: Id,
  /** From 0, without gaps. */
  index: Type.Integer({ minimum: 0, maximum: CARDS_LIMIT }),
  /** The width in quarters of a large screen. */
  width: Type.Integer({ minimum: 1, maximum: 4 }),
  height: CardHeight,
  heading: Heading,
  empty: Type.Boolean(),
  hidden: Type.Boolean(),
  /** Its content; null without one. */
  childID: Type.Union([Id, Type.Null()]),
  editing: Type.Boolean(),
  /** Shown on pages in this language only; absent or null: on all. */
  language: Type.Optional(Type.Union([Type.Enum(LANGUAGES), Type.Null()])),
});
export type LandingCard = Static<typeof LandingCard>;

/** `internal`: a path of this shop; `external`: an http or https address. */
export const ImageLink = Type.Object({
  variant: Type.Enum(['internal', 'external']),
  href: Type.String({ maxLength: HREF_LIMIT }),
});
export type ImageLink = Static<typeof ImageLink>;

/** The common fields of contents; `parentId` is the id of the card, or of the group or carousel around it. */
const placed = { id: Id, parentId: Id, hidden: Type.Boolean() };

export const TextContent = Type.Object({
  ...placed,
  variant: Type.Literal('text'),
  /** HTML with the nodes and marks of specification 3; cleaned on save and on display. */
  value: Type.String({ maxLength: HTML_LIMIT }),
});
export const ImageContent = Type.Object({
  ...placed,
  variant: Type.Literal('image'),
  /** A file of /img; empty when none is chosen. */
  src: Type.String({ maxLength: HREF_LIMIT }),
  alt: Heading,
  link: Type.Union([ImageLink, Type.Null()]),
  objectFit: Type.Enum(['contain', 'cover', 'fill', 'none', 'scale-down']),
  width: Side,
  height: Side,
  padding: Type.Integer({ minimum: 0, maximum: 4 }),
});
export const GroupContent = Type.Object({
  ...placed,
  variant: Type.Literal('group'),
  direction: Type.Enum(['column', 'row']),
  children: Children,
});
export const CarouselContent = Type.Object({
  ...placed,
  variant: Type.Literal('carousel'),
  interval: Type.Integer({ minimum: 0, maximum: 10 }),
  children: Children,
});
export const ProductContent = Type.Object({
  ...placed,
  variant: Type.Literal('product'),
  /** Null when none is chosen. */
  productKey: Type.Union([Type.Integer(), Type.Null()]),
  isPushProduct: Type.Boolean(),
});
export const ProductListContent = Type.Object({
  ...placed,
  variant: Type.Literal('productList'),
  productSource: Type.Enum(['Main Categories', 'Categories']),
  /**
   * The description of the category with `categoryCode`, main or not by `productSource`; both are empty when none is
   * chosen.
   */
  category: Type.String({ maxLength: NAME_LIMIT }),
  categoryCode: Type.String({ maxLength: NAME_LIMIT }),
});
export const PushProductListContent = Type.Object({ ...placed, variant: Type.Literal('pushProductList') });
export const EmptyContent = Type.Object({ ...placed, variant: Type.Literal('empty') });

export const KNOWN_VARIANTS = [
  'text',
  'image',
  'group',
  'carousel',
  'product',
  'productList',
  'pushProductList',
  'empty',
] as const;
export type ContentVariant = (typeof KNOWN_VARIANTS)[number];

/** A content of a newer shop version: shown as 'Content variant not implemented', and kept when the layout is saved. */
export const UnknownContent = Type.Object({
  ...placed,
  variant: Type.String({ maxLength: 40, pattern: `^(?!(?:${KNOWN_VARIANTS.join('|')})$)[A-Za-z]+$` }),
});

export const LandingContent = Type.Union([
  TextContent,
  ImageContent,
  GroupContent,
  CarouselContent,
  ProductContent,
  ProductListContent,
  PushProductListContent,
  EmptyContent,
  UnknownContent,
]);
export type LandingContent = Static<typeof LandingContent>;

/**
 * The landing page (specification 3): cards in rows of four quarters, and a flat list of contents, linked by `childID`,
 * `children` and `parentId`.
 */
export const LandingLayout = Type.Object({
  enabled: Type.Boolean(),
  title: Heading,
  cards: Type.Array(LandingCard, { maxItems: CARDS_LIMIT }),
  contents: Type.Array(LandingContent, { maxItems: CONTENTS_LIMIT }),
});
export type LandingLayout = Static<typeof LandingLayout>;
