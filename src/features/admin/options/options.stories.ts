import { all, answer, answerHeld, cut, cutHeld, hold, holdChanges, letGo } from '#test/support/stories/server.ts';
import {
  busyButton,
  callHeld,
  click,
  followInMenu,
  inRegion,
  loading,
  noDialog,
  select,
  unfold,
  visibleText,
} from '#test/support/stories/steps.ts';
import { type Step, storiesOf } from '#test/support/stories/story.ts';

const PASSWORDS = '**/api/admin/passwordOptions';
const LAYOUT = '**/api/admin/defaultPageLayout';
const SYNC = '**/api/admin/imageSync';
const REQUEST = '**/api/admin/requestImageSync';

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const running = {
  ...{ state: 'running', percent: 25, startedAt: minutes(-1), finishedAt: null },
  ...{ found: 5000, done: 1250, made: 210, kept: 1037, broken: 3 },
  ...{ unmatched: [], unmatchedCount: 0, problems: [], failure: null },
};
const done = {
  ...{ ...running, state: 'done', percent: 100, finishedAt: minutes(0), done: 5000, made: 840, kept: 4150, broken: 2 },
  unmatched: [
    'Summer catalogue, page 14 (final, new).jpg',
    'logo-old.png',
    'lobster_tail_warm_water_canner_4-5oz.webp',
  ],
  unmatchedCount: 240,
  problems: [
    { file: '10010.jpg', reason: 'The file is no picture.' },
    { file: 'banners/10020-front.png', reason: 'The picture has more than 100 megapixels.' },
  ],
};
const saved = { isSuccess: true, errorReason: null, errorCode: 0 };

const retryIn = (...cards: string[]) => cards.map((card) => inRegion(card, click('Try Again')));
const selected =
  (option: string): Step =>
  ({ page }) =>
    page.locator('option:checked', { hasText: option }).waitFor({ state: 'attached' });

/** Options of the whole site, and the sync of pictures. */
export const optionStories = storiesOf(
  ['passwordOptions', 'pageDefault', 'imageSync'],
  [
    {
      name: 'options-loading',
      after: 'jobs-loading',
      server: hold(PASSWORDS, LAYOUT, SYNC),
      does: followInMenu('Options'),
      sees: ['Password Options', loading],
    },
    {
      name: 'options-failed',
      server: all(cutHeld(PASSWORDS), cutHeld(LAYOUT), cutHeld(SYNC)),
      sees: [
        'The password options could not be loaded.',
        'The default layout could not be loaded.',
        'The progress of the image sync could not be loaded.',
      ],
    },
    {
      name: 'options',
      server: all(letGo(PASSWORDS, LAYOUT), answer(SYNC, done)),
      does: [
        ...retryIn('Password Options', 'Default Layout', 'Product Images'),
        inRegion('Product Images', unfold('240 files without a product'), unfold('2 problems')),
      ],
      sees: 'logo-old.png',
    },
    {
      name: 'options-chosen',
      does: [
        inRegion('Default Layout', select('Default Layout', 'Quick Entry')),
        select('Minimum Length', '12 characters'),
      ],
      sees: [selected('Quick Entry'), selected('12 characters')],
    },
    {
      name: 'options-stricter',
      server: all(holdChanges(PASSWORDS), holdChanges(LAYOUT)),
      does: [inRegion('Default Layout', click(/^Save/)), inRegion('Password Options', click(/^Save/))],
      sees: /^Changing these options will require users/,
    },
    {
      name: 'options-saving',
      server: hold(REQUEST),
      does: [click('Change Options'), noDialog('Change Password Options?'), click(/^Sync Images/)],
      sees: inRegion('Product Images', busyButton()),
    },
    {
      name: 'sync-running',
      server: all(answer(SYNC, running), answerHeld(REQUEST, saved)),
      does: [visibleText('1,250 of 5,000 files'), click(/^Sync Images/)],
      sees: /^An image sync is already running/,
    },
    // The page polls every two seconds, possibly before this story waits for it.
    { name: 'sync-reading', server: hold(SYNC), sees: callHeld(SYNC) },
    { name: 'sync-silent', server: all(cutHeld(SYNC), cut(SYNC)), sees: /^No progress update yet/ },
  ],
);
