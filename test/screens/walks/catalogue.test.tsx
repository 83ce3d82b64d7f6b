import { guideTexts } from '#domain/guide/guideTexts.ts';
import type { CatalogueRef } from '#machines/shop/catalogue/catalogueMachine.ts';
import { CategoriesScreen } from '../../../src/screens/categories/CategoriesScreen.tsx';
import { OrderGuideScreen } from '../../../src/screens/orderGuide/OrderGuideScreen.tsx';
import { catalogueWalk } from '../../machines/shop/catalogue.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import { quietGuides } from './quietShop.ts';
import { nothingYet, text, waiting } from './seeing.ts';

/** One page that shows what there is, and one that hopes for a guide not there yet. */
function openPages(): CatalogueRef {
  const { shop, area } = quietGuides({ type: 'orderGuide.enter', guide: 'Weekly' }, { catalogue: null });
  renderPiece(
    <>
      <CategoriesScreen shop={shop} />
      <OrderGuideScreen shop={shop} area={area} />
    </>,
  );
  return shop.catalogue;
}

const PARTS_OF_LOADING = [
  'products',
  'products.opening',
  'products.asking',
  'products.known',
  'surroundings',
  'surroundings.asking',
  'surroundings.known',
];
const OF_PRODUCTS = 'the list of products shows its first rows: screens/productItems';

walkScreen(catalogueWalk, {
  open: { 'for a customer': openPages },
  sees: {
    loading: nothingYet,
    loaded: text('Vegetables'),
    'loaded.fresh.settled': text(guideTexts.orderGuide.unlisted('Weekly')),
    'loaded.fresh.refreshingGuides': waiting,
    'loaded.refreshing': waiting,
    'loaded.refreshing.surroundings': waiting,
    'loaded.refreshing.products': waiting,
    failed: text('The categories could not be loaded.'),
  },
  alike: [['loaded.refreshing.surroundings', 'loaded.refreshing.products']],
  unseen: {
    ...Object.fromEntries(
      PARTS_OF_LOADING.map((part) => [`loading.${part}`, 'nothing is shown before all of it is known']),
    ),
    'loading.firstRows': OF_PRODUCTS,
    'loading.firstRows.resting': OF_PRODUCTS,
    'loading.firstRows.asking': OF_PRODUCTS,
    'loaded.fresh': 'seen in its two states: a page asks whether something is on its way, not how old the rest is',
  },
});
