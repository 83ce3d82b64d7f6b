import { sharedText } from '../texts/sharedText.ts';
/** The texts about unsaved work that the end of a session, or a reload, interrupted. */
export const draftTexts = {
  ofGuide: (name: string) =>
    name === ''
      ? sharedText('draft.youHaveAnUnfinishedNewOrder')
      : sharedText('draft.youHaveUnsavedChangesToThe', { name }),
} as const;
