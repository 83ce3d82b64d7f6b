import { formatDate } from '../formatDate.ts';
import { formatCount } from '../formatNumber.ts';
import { formatMoney } from '../money.ts';
import { texts } from '../texts.ts';

/** What the pages of the shop's settings and rules say. */
export const ruleTexts = {
  unsaved: texts.leaving.unsavedData,
  notSaved: 'The changes could not be saved. Try again.',
  discard: 'Your changes have not been saved. Discard them?',
  stopped: 'The form stopped working. Your entries were not saved.',
  changedElsewhere:
    'Someone else saved this while you were editing. Your changes are still here. Choose which version to keep.',
  saved: {
    calendar: 'Delivery calendar saved. It applies to all new orders.',
    zips: 'Delivery areas saved. Addresses in the changed areas are updated.',
    charges: 'Fees and tax saved. They apply to all new orders.',
    site: 'Site settings saved. Open sessions update on the next page load.',
    user: 'User settings saved. Open sessions update on the next page load.',
    shop: 'Shop profile saved. Open sessions update on the next page load.',
    synonyms: 'Search words saved. Open sessions update within 10 minutes.',
  },
  tooLong: (name: string, limit: number) => `${name} can have ${formatCount(limit)} characters at most.`,
  required: (name: string) => `${name} is required.`,
  noAmount: 'Enter an amount such as 7.50.',
  amountPlaces: 'Enter at most 2 decimals, such as 7.50. Enter a thousand as 1000 or 1,000.00.',
  negative: 'An amount cannot be below zero.',
  tooMuch: (most: number) => `The maximum is ${formatMoney(most)}.`,
  noDays: 'Choose at least one day.',
  noDayLeft: (addresses: number, days: string) =>
    addresses === 1
      ? `1 delivery address has no day left: it has ${days} alone.`
      : `${formatCount(addresses)} delivery addresses have no day left: they have ${days} alone.`,
  noDayOfSite: 'You do not deliver on any of these days. See Delivery Calendar.',
  noTime: 'Enter a time from 00:00 to 23:59, such as 16:00.',
  daysAhead: ({ least, most }: { least: number; most: number }) =>
    `Enter a whole number of days from ${least} to ${most}.`,
  noDate: 'Enter a date as MM/DD/YYYY.',
  pastDate: (date: string) => `${formatDate(date)} has passed.`,
  repeatedDate: (date: string) => `${formatDate(date)} is a duplicate.`,
  repeatedWarehouse: (code: string) => `Warehouse ${code} is a duplicate.`,
  noZip: 'Enter a ZIP code or its first characters: 04101, 041, K1A.',
  repeatedZip: (zip: string) => `${zip} is a duplicate.`,
  noPercent: 'Enter a percentage such as 5.5.',
  percentRange: 'Enter a tax rate from 0 to 100 percent.',
  percentPlaces: 'Enter at most 3 decimals.',
  noWay: 'Consumers could not order. Allow pickup or delivery, or turn off consumer sign-up.',
  noCards: 'Consumers pay by card. Choose at least one card, or turn off consumer sign-up.',
  noZone: 'Enter a time zone such as America/New_York.',
  noLogo: 'This picture is no longer stored. Upload it again.',
  noPicture: 'This is not a picture stored in the shop.',
  noTypedWord: 'Enter what people type.',
  noFoundWord: 'Enter what your products are called.',
  wordTooLong: (word: string, limit: number) =>
    `'${word.slice(0, 20)}…' is too long: ${formatCount(limit)} characters at most. Use a comma between words.`,
  phraseTooLong: (word: string, limit: number) =>
    `'${word}' has more than ${limit} words. Use a comma between phrases.`,
  wordWithComma: (word: string) => `'${word}' has a comma. Enter it as two words.`,
  wordWithoutLetters: (word: string) => `'${word}' has no letters or digits.`,
  wordIgnored: (word: string) => `'${word}' is left out of every search. Enter a word that names a product.`,
  sameWord: (word: string) => `'${word}' is a duplicate. Capitals, accents and plurals are ignored in searches.`,
  wordInTwoGroups: (word: string, finds: string) =>
    `'${word}' already finds '${finds}' in another line. Put both in one line, or remove one.`,
  findsItself: (word: string) => `'${word}' finds only itself. Enter another name for it.`,
  tooManyNames: (limit: number) => `A line can have at most ${limit} names.`,
  tooManyTyped: (limit: number) => `A line can have at most ${limit} words. Put the rest on another line.`,
  tooManyWords: (limit: number) => `You can have at most ${formatCount(limit)} words. Remove this line or another.`,
} as const;
