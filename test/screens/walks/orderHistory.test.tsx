import { OrderHistoryScreen } from '../../../src/screens/orderHistory/OrderHistoryScreen.tsx';
import { orderHistoryWalk } from '../../machines/orderHistory.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { child, quietShop } from './quietShop.ts';
import { text, waiting } from './seeing.ts';

walkScreen(orderHistoryWalk, {
  open: {
    'of a day in March': () => {
      const shop = quietShop({ name: 'orderHistory' });
      renderPiece(<OrderHistoryScreen shop={shop} />);
      return child(shop, 'orderHistory');
    },
  },
  sees: { loading: waiting, loaded: text(/^\d orders?$/), failed: text('The orders could not be loaded.') },
  unseen: {},
});
