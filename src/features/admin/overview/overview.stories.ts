import { quietDay, troubledDay } from '#test/machines/admin/overviewSamples.ts';
import { answer, cut, cutHeld, hold } from '#test/support/stories/server.ts';
import { click, loading } from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const OVERVIEW = '**/api/admin/overview';
const AT = { as: 'admin', at: '/admin/overview' } as const;

/** The numbers of a day, and what needs attention. */
export const overviewStories = storiesOf(
  ['adminOverview'],
  [
    { name: 'overview-loading', ...AT, server: hold(OVERVIEW), sees: loading },
    { name: 'overview-failed', server: cutHeld(OVERVIEW), sees: 'The overview could not be loaded.' },
    { name: 'overview-quiet', ...AT, server: answer(OVERVIEW, quietDay), sees: 'Nothing needs your attention.' },
    { name: 'overview-stale', server: cut(OVERVIEW), does: click('Refresh'), sees: /^The last refresh failed\./ },
    {
      name: 'overview-password-alone',
      ...AT,
      server: answer(OVERVIEW, { ...quietDay, isTwoStepOn: false }),
      sees: /^Your admin account is protected by a password alone\./,
      byTab: true,
    },
    { name: 'overview-hint-dismissed', does: click('Not Now'), sees: 'Nothing needs your attention.' },
    { name: 'overview-troubles', ...AT, server: answer(OVERVIEW, troubledDay), sees: /^2 jobs have failed/ },
  ],
);
