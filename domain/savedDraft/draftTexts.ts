import { sharedText } from '../texts/sharedText.ts';
/** What is said of work that the end of a session, or of the shop, interrupted. */
export const draftTexts = {
  ofGuide: (name: string) =>
    name === ''
      ? sharedText('draft.youHaveAnUnfinishedNewOrder')
      : sharedText('draft.youHaveUnsavedChangesToThe', { name }),
} as const;
