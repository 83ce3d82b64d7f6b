import { OrderHistoryScreen } from '../../../src/screens/orderHistory/OrderHistoryScreen.tsx';
import { orderHistoryWalk } from '../../machines/orderHistory.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { child, quietHistory } from './quietShop.ts';
import { text, waiting } from './seeing.ts';

walkScreen(orderHistoryWalk, {
  open: {
    'of a day in March': () => {
      const { shop, area } = quietHistory({ type: 'orderHistory.enter' });
      renderPiece(<OrderHistoryScreen shop={shop} area={area} />);
      return child(area, 'orderHistory');
    },
  },
  sees: { loading: waiting, loaded: text(/^\d orders?$/), failed: text('The orders could not be loaded.') },
  unseen: {},
});
