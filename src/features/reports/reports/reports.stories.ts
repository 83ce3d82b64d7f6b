import { answer } from '#test/support/stories/server.ts';
import { click, follow } from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const ABSENT = 'No report found. Please contact the system administrator.';

/** The reports, page Documents. */
export const reportStories = storiesOf(
  ['reportCards'],
  [
    { name: 'reports', after: 'sales-empty', does: follow('Documents'), sees: 'Quote Sheet' },
    {
      name: 'reports-absent',
      server: answer('**/api/reports/productlist*', { message: ABSENT, errors: [] }, 404),
      does: click(/^Open Report of Product List/),
      sees: ABSENT,
    },
    { name: 'reports-left', does: follow('Categories'), sees: 'Seafood' },
    { name: 'reports-priceless', as: 'priceless', at: '/reports', sees: 'Quote Sheet' },
  ],
);
