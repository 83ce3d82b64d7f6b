import { noOffers } from '#test/machines/landing/reorderSamples.ts';
import { answer, changeAnswer, cut, cutHeld, hold, letGo } from '#test/support/stories/server.ts';
import { atAddress, busyButton, click, follow, visibleButton, visibleLink } from '#test/support/stories/steps.ts';
import { type Step, storiesOf } from '#test/support/stories/story.ts';

const LANDING = '**/api/landing';
const SPECIALS = '**/api/product/pushProductKeys';
const STRIP = '**/assets/reorderParts*';
const REORDER = '**/api/history/reorder';
const ADD = '**/api/cart/lines';
const NO_CARDS = { enabled: true, title: '', cards: [], contents: [], version: 1 };

/** The last card, and a price of this week's specials. */
const complete = ['Talk to us', /^\$\d/];
const { lastOrder, guides, due } = noOffers;
const addAll = click(/^Add All \d+ to Cart$/);
const start = { as: 'chef', at: '/' } as const;
const withoutPage: Step = ({ page }) => page.getByRole('heading', { name: 'Not Found' }).waitFor({ state: 'hidden' });
const stripMissing = 'Last order and guides not loaded';
/** In narrow windows it is in the menu. */
const inMenu: Step = ({ page }) =>
  page.getByRole('link', { name: 'Order History' }).first().waitFor({ state: 'attached' });

/** The home page of the shop: loading, loaded, failed and empty. */
export const landingStories = storiesOf(
  ['landing', 'reorder', 'addLines'],
  [
    { name: 'landing-loading', at: '/', server: hold(LANDING), sees: visibleLink('Log In') },
    { name: 'landing-failed', at: '/', server: cut(LANDING), sees: 'The home page could not be loaded.' },
    { name: 'landing', as: 'chef', at: '/', sees: complete },
    {
      name: 'landing-again',
      server: hold(LANDING),
      does: [follow(/Seafood/), atAddress('**/products#mc=*'), follow('Home page')],
      sees: complete,
    },
    { name: 'landing-strip-on-its-way', ...start, server: hold(STRIP), sees: complete },
    { name: 'landing-strip-unreachable', ...start, server: cut(STRIP), sees: [...complete, stripMissing] },
    { name: 'reorder-loading', ...start, server: hold(REORDER), sees: complete },
    { name: 'reorder-failed', server: cutHeld(REORDER), sees: stripMissing },
    { name: 'reorder-empty', ...start, server: answer(REORDER, { lastOrder, guides, due }), sees: complete },
    { name: 'reorder', byTab: true, ...start, sees: [visibleLink('Order Again'), 'Due Again', ...complete] },
    { name: 'reorder-all-shown', does: click(/^Show All \d+$/), sees: visibleButton('Show Fewer') },
    { name: 'reorder-adding', server: hold(ADD), does: addAll, sees: busyButton(/^Add All/) },
    { name: 'reorder-unconfirmed', server: cutHeld(ADD), sees: /safe to try again/ },
    { name: 'reorder-added', server: letGo(ADD), does: click('Try Again'), sees: /Products Added To Cart$/ },
    { name: 'reorder-priceless', as: 'priceless', at: '/', sees: ['Due Again', 'Talk to us'] },
    { name: 'landing-guest', at: '/', sees: complete },
    { name: 'landing-specials-loading', at: '/', server: hold(SPECIALS), sees: 'Talk to us' },
    {
      name: 'landing-without-specials',
      server: cutHeld(SPECIALS),
      sees: ['Specials not loaded', visibleButton('Try Again')],
    },
    { name: 'landing-without-cards', at: '/', server: answer(LANDING, NO_CARDS), sees: /^\d+ results$/ },
    {
      name: 'page-closed',
      as: 'chef',
      at: '/products',
      // A buyer who may not see the products.
      server: changeAnswer<{ key: string }[]>('**/api/menu', (menu) =>
        menu.filter(({ key }) => key !== 'ViewProducts'),
      ),
      sees: 'Not Found',
    },
    { name: 'start-empty', does: follow('Go to Home Page'), sees: [withoutPage, inMenu] },
  ],
);
