import { sharedText } from '../texts/sharedText.ts';
/** What is said of work that the end of a session, or of the shop, interrupted. */
export const parkedTexts = {
  ofGuide: (name: string) =>
    name === ''
      ? sharedText('parked.youHaveAnUnfinishedNewOrder')
      : sharedText('parked.youHaveUnsavedChangesToThe', { name }),
} as const;
