import { formatDate } from '../formatDate.ts';
import { formatMoney } from '../money.ts';
import { sharedText } from '../texts/sharedText.ts';

/** The texts of the settings pages. */
export const configurationTexts = {
  tooMuch: (most: number) => sharedText('configuration.theMaximumIs', { most: formatMoney(most) }),

  noDayLeft: (addresses: number, days: string) =>
    addresses === 1
      ? sharedText('configuration.n1DeliveryAddressHasNoDay', { days })
      : sharedText('configuration.deliveryAddressesHaveNoDayLeft', { addresses, days }),

  daysAhead: ({ least, most }: { least: number; most: number }) =>
    sharedText('configuration.enterAWholeNumberOfDays', { least, most }),

  pastDate: (date: string) => sharedText('configuration.hasPassed', { date: formatDate(date) }),
  repeatedDate: (date: string) => sharedText('configuration.isADuplicate', { date: formatDate(date) }),
} as const;
