import { CARDS_LIMIT, CONTENTS_LIMIT } from './layout.ts';

/** What the landing page says: specification 8 letter by letter, and what it leaves to us. */
export const landingTexts = {
  unknownVariant: 'Content variant not implemented',
  emptyCarousel: 'No Content',
  noImage: 'No Image',
  noProduct: 'This product is unavailable.',
  noCategory: 'No Products Available',
  changedElsewhere: (by: string | null, moment: string | null) =>
    `Changed by ${by ?? 'somebody else'}${moment === null ? '' : ` at ${moment}`} since you opened it`,
  tooMany: `A landing page has at most ${CARDS_LIMIT} cards with ${CONTENTS_LIMIT} contents.`,
  contentMissing: (card: string) => `The content of ${card} is missing.`,
  contentTwice: 'A part of the page stands in two places. Remove one of them.',
  contentLost: 'A part of the page belongs to no card.',
  notInCarousel: 'A carousel cannot show a group, another carousel or a list of products.',
  foreignPicture: (card: string) => `A picture of ${card} lies outside the shop. Upload it, and choose it anew.`,
  wrongLink: (card: string) =>
    `The link of a picture of ${card} leads nowhere. Give a page of the shop or a web address.`,
  /** What a card is called in those. */
  card: (heading: string, place: number) => (heading.trim() === '' ? `card ${place}` : `the card “${heading.trim()}”`),
};
