import { ProductHistoryScreen } from '../../../src/screens/productHistory/ProductHistoryScreen.tsx';
import { productHistoryWalk } from '../../machines/history/productHistory.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { child, quietHistory } from './quietShop.ts';
import { text, waiting } from './seeing.ts';

walkScreen(productHistoryWalk, {
  open: {
    'of a day in March': () => {
      const { shop, area } = quietHistory({ type: 'productHistory.enter' });
      renderPiece(<ProductHistoryScreen shop={shop} area={area} />);
      return child(area, 'productHistory');
    },
  },
  sees: { loading: waiting, loaded: text(/^\d lines?$/), failed: text('The product history could not be loaded.') },
  unseen: {},
});
