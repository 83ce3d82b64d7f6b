import { screen } from '@testing-library/react';
import { texts } from '#domain/texts.ts';
import { OrderHistoryScreen } from '../../../src/screens/orderHistory/OrderHistoryScreen.tsx';
import { orderHistoryWalk } from '../../machines/history/orderHistory.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { child, quietHistory } from './quietShop.ts';
import { text, waiting, without } from './seeing.ts';

walkScreen(orderHistoryWalk, {
  open: {
    'of a day in March': () => {
      const { shop, area } = quietHistory({ type: 'orderHistory.enter' });
      renderPiece(<OrderHistoryScreen shop={shop} area={area} />);
      return child(area, 'orderHistory');
    },
  },
  sees: {
    list: () => void screen.getByLabelText('Search orders'),
    'list.loading': waiting,
    'list.loaded': text(/^\d orders?$/),
    'list.failed': text('The orders could not be loaded.'),
    'documents.offered': without(texts.documents.unavailable),
    'documents.unavailable': text(texts.documents.unavailable),
  },
  unseen: { documents: 'the buttons stand in the rows, which are not always there' },
});
