import { productsText } from '#domain/texts/productsText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { DETAILS, PRODUCTS, priceBreaks, search } from '#test/support/stories/catalog.ts';
import { all, answer, cut, hold, letGo } from '#test/support/stories/server.ts';
import { click, loading } from '#test/support/stories/steps.ts';
import { type Step, storiesOf } from '#test/support/stories/story.ts';

const AT = { as: 'chef', at: '/product/1011' } as const;
const openFirst: Step = ({ page }) => page.locator('article h2 a').click();

/** One product. */
export const productStories = storiesOf(
  ['productDetail', 'prices'],
  [
    { name: 'product-unavailable', as: 'chef', at: '/product/99999', sees: shopText('products.unavailable') },
    { name: 'product-loading', ...AT, server: hold(PRODUCTS), sees: loading },
    {
      name: 'product-unknown-stock',
      ...AT,
      server: answer('**/api/product/uncommitted', {}),
      sees: [/^Ships at breaking stage/, 'Last Sale'],
    },
    { name: 'product-failed', ...AT, server: cut(PRODUCTS), sees: 'The product could not be loaded.' },
    {
      name: 'product-text-failed',
      server: all(letGo(PRODUCTS), cut(DETAILS)),
      does: click('Try Again'),
      sees: productsText('products.noDetails'),
    },
    { name: 'product-price-breaks', ...AT, server: priceBreaks, sees: [/^5\+ \w+/, /^10\+ \w+/, 'Last Sale'] },
    // The page retries automatically, so the button may be gone before the click.
    { name: 'product', server: letGo(DETAILS), sees: [/^Ships at breaking stage/, 'Last Sale'], byTab: true },
    {
      name: 'product-longest',
      after: 'products-searched',
      does: [search('Chafing Dish Set, Full Size'), openFirst],
      sees: 'Last Sale',
    },
  ],
);
