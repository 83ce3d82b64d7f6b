import { landingText } from '../texts/landingText.ts';
import { CARDS_LIMIT, CONTENTS_LIMIT } from './layout.ts';

/** What the landing page says: specification 8 letter by letter, and what it leaves to us. */
export const landingTexts = {
  changedElsewhere: (name: string | null, moment: string | null) => {
    const by = name ?? landingText('landing.someoneElse');
    return moment === null
      ? landingText('landing.changedBySinceYouOpenedIt', { by })
      : landingText('landing.changedByAt', { by, moment });
  },
  tooMany: landingText('landing.aLandingPageHasAtMost', { CARDS_LIMIT, CONTENTS_LIMIT }),

  /** What a card is called in those. */
  card: (heading: string, place: number) =>
    heading.trim() === ''
      ? landingText('landing.card', { place })
      : landingText('landing.theCard', { heading: heading.trim() }),
};
