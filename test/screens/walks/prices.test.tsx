import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import type { PricesRef, PricesSnapshot } from '#machines/shop/prices/pricesMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { PriceAndStock } from '../../../src/product/PriceAndStock.tsx';
import { buyer, tomatoes } from '../../machines/samples.ts';
import { pricesWalk } from '../../machines/shop/prices.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import { quietShop } from './quietShop.ts';
import { all, text, waiting, without } from './seeing.ts';

const inViewOf = ({ context: { wanted, asking, known } }: PricesSnapshot) =>
  [...new Set([...wanted, ...asking, ...Object.keys(known).map(Number)])].join();

/** The rows that came into view and asked for their price. */
function RowsInView({ shop }: { shop: Shop }) {
  const keys = useSelector(shop.prices, inViewOf).split(',').filter(Boolean);
  return keys.map((key) => (
    <PriceAndStock key={key} shop={shop} shopper={buyer} product={{ ...tomatoes, productKey: Number(key) }} />
  ));
}

function openRows(): PricesRef {
  const shop = quietShop();
  renderPiece(<RowsInView shop={shop} />);
  return shop.prices;
}

const settled = () => expect(waiting).toThrow();

const ROOM_IS_KEPT = 'a row keeps the room of its last sale and looks the same until it comes';

const ON_ITS_PAGE = 'the text is on the page of its product: screens/product shows it coming and missing';

const asksOnce = {
  ...pricesWalk,
  parts: {
    'at noon': [
      'prices.want: of a row in view',
      'loadPrices',
      'xstate.after.batch.prices.pricing.collecting',
      'xstate.after.retry.prices.pricing.failed',
      'prices.retry',
    ],
    'of products with long texts': ['details.want: of a product in view'],
  },
};

walkScreen(asksOnce, {
  open: { 'at noon': openRows, 'of products with long texts': openRows },
  sees: {
    'pricing.resting': all(settled, without('Price not loaded')),
    'pricing.collecting': waiting,
    'pricing.asking': waiting,
    'pricing.failed': all(settled, text('Price not loaded')),
  },
  alike: [['pricing.collecting', 'pricing.asking']],
  unseen: {
    pricing: 'each of its states looks its own way',
    lastSales: ROOM_IS_KEPT,
    'lastSales.resting': ROOM_IS_KEPT,
    'lastSales.asking': ROOM_IS_KEPT,
    'lastSales.failed': ROOM_IS_KEPT,
    details: ON_ITS_PAGE,
    'details.resting': ON_ITS_PAGE,
    'details.collecting': ON_ITS_PAGE,
    'details.asking': ON_ITS_PAGE,
    'details.failed': ON_ITS_PAGE,
  },
});
