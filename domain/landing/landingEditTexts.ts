import { landingText } from '../texts/landingText.ts';
import { CARDS_LIMIT, HEADING_LIMIT, HTML_LIMIT, IMAGE_SIDE_LIMIT } from './layout.ts';

/** The texts of the landing page editor. */
export const landingEditTexts = {
  titleTooLong: landingText('landingEdit.theTitleIsLimitedToCharacters', { limit: HEADING_LIMIT }),
  headingTooLong: landingText('landingEdit.headingsAreLimitedToCharacters', { limit: HEADING_LIMIT }),
  altTooLong: landingText('landingEdit.theDescriptionIsLimitedToCharacters', { limit: HEADING_LIMIT }),
  sideTooLong: landingText('landingEdit.between1AndPx', { limit: IMAGE_SIDE_LIMIT }),
  textTooLong: landingText('landingEdit.aTextCanHaveAtMost', { limit: HTML_LIMIT }),

  full: landingText('landingEdit.thereCanBeAtMostCards', { limit: CARDS_LIMIT }),

  card: (place: number, heading: string) =>
    heading === ''
      ? landingText('landingEdit.card', { place })
      : landingText('landingEdit.cardWithHeading', { place, heading }),
} as const;
