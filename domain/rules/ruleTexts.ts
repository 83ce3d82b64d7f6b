import { formatDate } from '../formatDate.ts';
import { formatMoney } from '../money.ts';
import { frameText } from '../texts/frameText.ts';
import { sharedText } from '../texts/sharedText.ts';

/** The texts of the settings and rules pages. */
export const ruleTexts = {
  unsaved: frameText('leaving.unsavedData'),

  tooMuch: (most: number) => sharedText('rule.theMaximumIs', { most: formatMoney(most) }),

  noDayLeft: (addresses: number, days: string) =>
    addresses === 1
      ? sharedText('rule.n1DeliveryAddressHasNoDay', { days })
      : sharedText('rule.deliveryAddressesHaveNoDayLeft', { addresses, days }),

  daysAhead: ({ least, most }: { least: number; most: number }) =>
    sharedText('rule.enterAWholeNumberOfDays', { least, most }),

  pastDate: (date: string) => sharedText('rule.hasPassed', { date: formatDate(date) }),
  repeatedDate: (date: string) => sharedText('rule.isADuplicate', { date: formatDate(date) }),
} as const;
