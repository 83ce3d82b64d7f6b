import { guidesText } from '../texts/guidesText.ts';

/** What is said about order guides: by the rules, on their pages and in their dialogs. */
export const guideTexts = {
  orderGuide: {
    notCreated: (message: string) => guidesText('guide.failedToCreateOrderGuide', { message }),
    notSaved: (message: string) => guidesText('guide.failedToSaveOrderGuide', { message }),
    notDeleted: (message: string) => guidesText('guide.failedToDeleteOrderGuide', { message }),

    interruptedUnsold: (count: number) => guidesText('guide.productYouChangedIsNoLonger', { count }),
    attend: (count: number) =>
      count === 1
        ? guidesText('guide.correct1ProductBeforeSaving')
        : guidesText('guide.correctProductsBeforeSaving', { count }),
  },
} as const;
