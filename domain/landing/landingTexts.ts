import { landingText } from '../texts/landingText.ts';

/** The texts of the landing page: specification 8 letter by letter, and our own. */
export const landingTexts = {
  changedElsewhere: (name: string | null, moment: string | null) => {
    const by = name ?? landingText('landing.someoneElse');
    return moment === null
      ? landingText('landing.changedBySinceYouOpenedIt', { by })
      : landingText('landing.changedByAt', { by, moment });
  },

  /** The name of a card in messages. */
  card: (heading: string, place: number) =>
    heading.trim() === ''
      ? landingText('landing.card', { place })
      : landingText('landing.theCard', { heading: heading.trim() }),
};
