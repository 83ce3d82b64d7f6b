import { formatCount, plural } from '../formatNumber.ts';
import { texts } from '../texts.ts';

/** What is said on the page of the site's options (specification 4, 8 letter by letter). */
export const adminTexts = {
  layoutSaved: 'Page layout successfully changed.',
  layoutNotSaved: texts.products.layoutNotSaved,
  sortNotSaved: texts.products.sortNotSaved,
  passwordOptionsSaved: 'Password options successfully changed.',
  passwordOptionsNotSaved: 'An error has occured.',
  stricter:
    'Changing these options will require users to create a new password if they fail the new password criteria.',
  unsaved: texts.leaving.unsavedData,
  sync: {
    requested: 'Request to sync images successful',
    notRequested: 'The images could not be synced.',
    isRunning: 'An image sync is already running.',
    silent: 'No progress update yet. Checking again in a moment.',
    never: 'The images have not been synced yet.',
    waiting: 'The sync is starting.',
    running: 'The images are being synced.',
    done: 'Images are up to date.',
    failed: 'The sync stopped.',
    progress: (done: number, found: number) => `${formatCount(done)} of ${plural(found, 'file')}`,
    unmatched: (count: number) => `${plural(count, 'file')} without a product`,
    problems: (count: number) => `${plural(count, 'problem')}`,
    first: (shown: number, count: number) => `The first ${formatCount(shown)} of ${formatCount(count)}.`,
  },
} as const;
