import { guidesText } from '../texts/guidesText.ts';

/** The texts of order guides: of rules, pages and dialogs. */
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
