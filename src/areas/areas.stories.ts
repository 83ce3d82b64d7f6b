import { frameText } from '#domain/texts/frameText.ts';
import { cut, hold } from '#test/support/stories/server.ts';
import { click, follow, spokenText, visibleText } from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const HISTORY = '**/assets/historyParts*';
const SHOP = '**/assets/shopParts*';
const CHECKOUT = '**/assets/checkoutParts*';
const EDITOR = '**/assets/landingEditingParts*';
const CART_LINE = '**/assets/cartLineParts*';
const PRODUCTS = { as: 'chef', at: '/products' } as const;
const LANDING_EDIT = { as: 'admin', at: '/admin/landing' } as const;
const CORN = { as: 'school', at: '/products?s=corn,+sweet' } as const;

const results = /^\d+ results$/;
const openHistory = [visibleText(results), follow('Order History')];
const opening = 'Opening the storefront';
const addCorn = click(/^Add Corn, Sweet.* to cart$/);

/** The chunks of the areas, each loaded on first use. */
export const areaStories = storiesOf(
  ['session', 'shop', 'area', 'dialogs'],
  [
    {
      name: 'area-on-its-way',
      ...PRODUCTS,
      server: hold(HISTORY),
      does: openHistory,
      sees: spokenText('Loading Order History'),
    },
    {
      name: 'area-unreachable',
      ...PRODUCTS,
      server: cut(HISTORY),
      does: openHistory,
      sees: 'Order History could not be loaded.',
    },
    {
      name: 'area-left-for-another',
      as: 'chef',
      at: '/history/orders',
      does: [
        visibleText(/^\d+ orders$/),
        follow('Edit Order Guides'),
        ({ page }) => page.getByLabel('Order Guide', { exact: true }).waitFor(),
        follow('Products'),
      ],
      sees: results,
    },
    { name: 'shop-on-its-way', ...PRODUCTS, server: hold(SHOP), sees: opening },
    { name: 'shop-unreachable', ...PRODUCTS, server: cut(SHOP), sees: frameText('session.unreachable') },
    { name: 'shop-on-its-way-to-guest', at: '/products', server: hold(SHOP), sees: opening },
    { name: 'shop-unreachable-to-guest', at: '/products', server: cut(SHOP), sees: frameText('session.unreachable') },
    { name: 'dialog-on-its-way', ...CORN, server: hold(CART_LINE), does: addCorn, sees: 'Opening' },
    {
      name: 'dialog-unreachable',
      ...CORN,
      server: cut(CART_LINE),
      does: addCorn,
      sees: 'This could not be opened.',
    },
    {
      name: 'checkout-on-its-way',
      as: 'chef',
      at: '/checkout',
      server: hold(CHECKOUT),
      sees: spokenText('Loading Checkout'),
    },
    {
      name: 'checkout-unreachable',
      as: 'chef',
      at: '/checkout',
      server: cut(CHECKOUT),
      sees: 'Checkout could not be loaded.',
    },
    {
      name: 'editor-on-its-way',
      ...LANDING_EDIT,
      server: hold(EDITOR),
      sees: spokenText('Loading Edit Landing Page'),
    },
    {
      name: 'editor-unreachable',
      ...LANDING_EDIT,
      server: cut(EDITOR),
      sees: 'Edit Landing Page could not be loaded.',
    },
    {
      name: 'page-left-for-another-area',
      as: 'admin',
      at: '/admin/tokens',
      does: [visibleText(/^\d+ tokens?$/), follow('Order History')],
      sees: /^\d+ orders$/,
    },
  ],
);
