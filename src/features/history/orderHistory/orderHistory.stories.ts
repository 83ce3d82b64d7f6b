import { answer, cut, hold, letGo } from '#test/support/stories/server.ts';
import {
  busyButton,
  click,
  fill,
  inPage,
  loading,
  noButton,
  sends,
  visibleButton,
  visibleText,
} from '#test/support/stories/steps.ts';
import { type Step, storiesOf } from '#test/support/stories/story.ts';

const ORDERS = '**/api/history/orders*';
const DOCUMENTS = '**/api/documents/**';
const COUNT = /^\d+ orders$/;
const LIST = { as: 'chef', at: '/history/orders' } as const;

const confirm = click(/^Confirmation of order/);
const confirmed: Step = (place) => Promise.all([place.page.waitForResponse(DOCUMENTS), confirm(place)]);
const failed = /^Failed: Confirmation/;

/** The browser blocks the next tab. */
function refuseTab(): void {
  const { open } = window;
  window.open = () => {
    window.open = open;
    return null;
  };
}

/** The orders of a customer and their documents. */
export const orderHistoryStories = storiesOf(
  ['orderHistory', 'documents', 'documentButton'],
  [
    { name: 'history-loading', ...LIST, server: hold(ORDERS), sees: loading },
    { name: 'history-priceless', as: 'priceless', at: '/history/orders', sees: COUNT },
    { name: 'history-empty', ...LIST, does: [visibleText(COUNT), fill('Search orders', 'zzzz')], sees: 'No Results' },
    { name: 'history-failed', ...LIST, server: cut(ORDERS), sees: 'The orders could not be loaded.' },
    { name: 'history', byTab: true, server: letGo(ORDERS), does: click('Try Again'), sees: COUNT },
    { name: 'history-document', does: confirmed, sees: COUNT },
    {
      name: 'history-document-failed',
      server: answer(DOCUMENTS, { message: 'down', errors: [] }, 500),
      does: confirm,
      sees: visibleButton(failed),
    },
    { name: 'history-document-tried-again', does: click(failed), sees: noButton(failed) },
    { name: 'history-document-without-tab', does: [inPage(refuseTab), confirm], sees: /^Couldn't open new tab/ },
    {
      name: 'history-document-fetching',
      server: hold(DOCUMENTS),
      does: [click('Close notice'), sends(DOCUMENTS, confirm)],
      sees: busyButton(/^Confirmation of order/),
    },
  ],
);
