import { CARDS_LIMIT, CONTENTS_LIMIT } from './layout.ts';

/** What the landing page says: specification 8 letter by letter, and what it leaves to us. */
export const landingTexts = {
  unknownVariant: 'Content variant not implemented',
  emptyCarousel: 'No Content',
  noImage: 'No Image',
  noProduct: 'This product is unavailable.',
  noCategory: 'No Products Available',
  changedElsewhere: (by: string | null, moment: string | null) =>
    `Changed by ${by ?? 'someone else'}${moment === null ? '' : ` at ${moment}`} since you opened it`,
  tooMany: `A landing page has at most ${CARDS_LIMIT} cards with ${CONTENTS_LIMIT} contents.`,
  contentMissing: (card: string) => `The content of ${card} is missing.`,
  contentTwice: 'Part of the page is used twice. Remove one of them.',
  contentLost: 'Part of the page is not in any card.',
  notInCarousel: 'A carousel cannot show a group, another carousel or a list of products.',
  foreignPicture: (card: string) => `A picture of ${card} is not stored in the shop. Upload it and choose it again.`,
  wrongLink: (card: string) =>
    `The link of a picture of ${card} is not valid. Enter a page in this store or a web address.`,
  /** What a card is called in those. */
  card: (heading: string, place: number) => (heading.trim() === '' ? `card ${place}` : `the card “${heading.trim()}”`),
};
