import { customerWithdrawn } from '#domain/session/reason.ts';
import { accessText } from '#domain/texts/accessText.ts';
import { answer, cutHeld, hold, letGo } from '#test/support/stories/server.ts';
import { click, fill, focus, loading, press, visibleButton, visibleText } from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const CUSTOMERS = '**/api/customer/list';
const AT = { as: 'rep', at: '/select-customer' } as const;
const SEARCH = 'Search by name or customer code';

/** A salesperson chooses the customer to act for. */
export const selectCustomerStories = storiesOf(
  ['selectCustomer', 'identify', 'session'],
  [
    { name: 'customers-loading', ...AT, server: hold(CUSTOMERS), sees: loading },
    { name: 'customers-failed', server: cutHeld(CUSTOMERS), sees: visibleButton('Try Again') },
    { name: 'customers', byTab: true, server: letGo(CUSTOMERS), does: click('Try Again'), sees: '26 customers' },
    {
      name: 'customers-found',
      does: [fill(SEARCH, 'har'), visibleText(/^\d customers$/), press('ArrowDown')],
      sees: /^\d customers$/,
    },
    {
      name: 'customer-chosen',
      server: hold('**/api/settings'),
      does: [focus(SEARCH), press('Enter')],
      sees: 'Opening the storefront',
    },
    {
      name: 'customers-empty',
      ...AT,
      does: [visibleText('26 customers'), fill(SEARCH, 'zzz')],
      sees: accessText('customers.none'),
    },
    {
      name: 'customers-withdrawn',
      as: 'hospital',
      at: '/products',
      server: answer('**/api/customer', { message: 'forbidden', errors: [], code: 'customerRefused' }, 403),
      sees: customerWithdrawn(null).text,
    },
  ],
);
