import { formatMoney } from '../money.ts';
import { formatDate } from '../shownDate.ts';
import { formatCount } from '../shownNumber.ts';
import { texts } from '../texts.ts';

/** What the pages of the shop's settings and rules say. */
export const ruleTexts = {
  unsaved: texts.leaving.unsavedData,
  notSaved: 'The changes could not be saved. Try again.',
  discard: 'What was changed here has not been saved. Discard it?',
  stopped: 'The form stopped working. What was typed was not saved.',
  changedElsewhere: 'Somebody else saved this while you were changing it. Nothing of yours is lost: choose what holds.',
  saved: {
    calendar: 'The delivery calendar has been saved. It holds for every order from now on.',
    zips: 'The zip rules have been saved. Delivery addresses in the zips that changed follow them.',
    charges: 'Charges and tax have been saved. They hold for every order from now on.',
    site: 'The site settings have been saved. Others see them when they next open the shop.',
    user: 'The user settings have been saved. Others see them when they next open the shop.',
    shop: 'The shop has been saved. Others see it when they next open the shop.',
    synonyms: 'The search words have been saved. Open stores use them within 10 minutes.',
  },
  tooLong: (name: string, limit: number) => `${name} can have ${formatCount(limit)} characters at most.`,
  required: (name: string) => `${name} is required.`,
  noAmount: 'Enter an amount such as 7.50.',
  amountPlaces: 'An amount has 2 decimals at most: 7.50. A thousand is 1000 or 1,000.00.',
  negative: 'An amount cannot be below zero.',
  tooMuch: (most: number) => `The most is ${formatMoney(most)}.`,
  noDays: 'Choose at least one day.',
  noDayLeft: (addresses: number, days: string) =>
    addresses === 1
      ? `1 delivery address has no day left: it has ${days} alone.`
      : `${formatCount(addresses)} delivery addresses have no day left: they have ${days} alone.`,
  noDayOfSite: 'The shop delivers on none of these days: see Delivery Calendar.',
  noTime: 'Enter a time from 00:00 to 23:59, such as 16:00.',
  daysAhead: ({ least, most }: { least: number; most: number }) =>
    `Enter a whole number of days from ${least} to ${most}.`,
  noDate: 'Enter a date as MM/DD/YYYY.',
  pastDate: (date: string) => `${formatDate(date)} has passed.`,
  repeatedDate: (date: string) => `${formatDate(date)} stands in the list twice.`,
  repeatedWarehouse: (code: string) => `Warehouse ${code} stands in the list twice.`,
  noZip: 'Enter a zip code, or the beginning of one: 04101, 041, K1A.',
  repeatedZip: (zip: string) => `${zip} stands in the list twice.`,
  noPercent: 'Enter a percentage such as 5.5.',
  percentRange: 'A tax can be from 0 to 100 percent.',
  percentPlaces: 'A tax can have 3 decimals at most.',
  noWay: 'Consumers could not order anything: allow pickup or delivery, or do not let them open accounts.',
  noCards: 'Consumers pay by card: choose at least one, or do not let them open accounts.',
  noZone: 'Enter a time zone such as America/New_York.',
  noLogo: 'This picture is not kept in the shop. Upload it again.',
  noPicture: 'This is not the file of a picture of the shop.',
  noTypedWord: 'Enter what people type.',
  noFoundWord: 'Enter what your products are called.',
  wordTooLong: (word: string, limit: number) =>
    `'${word.slice(0, 20)}…' is too long: ${formatCount(limit)} characters at most. Use a comma between words.`,
  phraseTooLong: (word: string, limit: number) =>
    `'${word}' has more than ${limit} words. Use a comma between phrases.`,
  wordWithComma: (word: string) => `'${word}' has a comma. Enter it as two words.`,
  wordWithoutLetters: (word: string) => `'${word}' has no letters or digits.`,
  wordIgnored: (word: string) => `'${word}' is left out of every search. Enter a word that names a product.`,
  sameWord: (word: string) =>
    `'${word}' is listed twice. Uppercase, accents and plurals make no difference in a search.`,
  wordInTwoGroups: (word: string, finds: string) =>
    `'${word}' already finds '${finds}' in another line. Put both in one line, or remove one.`,
  findsItself: (word: string) => `'${word}' finds only itself. Enter another name for it.`,
  tooManyNames: (limit: number) => `One line can find ${limit} names at most.`,
  tooManyTyped: (limit: number) => `One line can have ${limit} words at most. Put the others in another line.`,
  tooManyWords: (limit: number) => `There can be ${formatCount(limit)} words at most. Remove this line or another.`,
} as const;
