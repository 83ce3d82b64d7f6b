import { frameText } from '../texts/frameText.ts';
import { sharedText } from '../texts/sharedText.ts';
import { shopText } from '../texts/shopText.ts';

/** The texts of the site options page (specification 4, 8 letter by letter). */
export const adminTexts = {
  layoutNotSaved: shopText('products.layoutNotSaved'),
  sortNotSaved: shopText('products.sortNotSaved'),

  unsaved: frameText('leaving.unsavedData'),
  sync: {
    requested: sharedText('admin.requestToSyncImagesSuccessful'),
    notRequested: sharedText('admin.theImagesCouldNotBeSynced'),
    isRunning: sharedText('admin.anImageSyncIsAlreadyRunning'),
    silent: sharedText('admin.noProgressUpdateYetCheckingAgain'),
    never: sharedText('admin.theImagesHaveNotBeenSynced'),
    waiting: sharedText('admin.theSyncIsStarting'),
    running: sharedText('admin.theImagesAreBeingSynced'),
    done: sharedText('admin.imagesAreUpToDate'),
    failed: sharedText('admin.theSyncStopped'),
    progress: (done: number, found: number) => sharedText('admin.ofFile', { done, found }),
    unmatched: (count: number) => sharedText('admin.fileWithoutAProduct', { count }),
    problems: (count: number) => `${sharedText('admin.problem', { count })}`,
    first: (shown: number, count: number) => sharedText('admin.theFirstOf', { shown, count }),
  },
} as const;
