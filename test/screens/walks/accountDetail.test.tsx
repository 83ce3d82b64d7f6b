import { screen } from '@testing-library/react';
import { ledgerTexts } from '#domain/receivable/ledgerTexts.ts';
import { texts } from '#domain/texts.ts';
import { AccountDetailScreen } from '../../../src/screens/accountDetail/AccountDetailScreen.tsx';
import { accountDetailWalk } from '../../machines/account/accountDetail.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { child, quietAccount } from './quietShop.ts';
import { text, waiting, without } from './seeing.ts';

walkScreen(accountDetailWalk, {
  open: {
    'of a day in March': () => {
      const { shop, area } = quietAccount({ type: 'accountDetail.enter' });
      renderPiece(<AccountDetailScreen shop={shop} area={area} />);
      return child(area, 'accountDetail');
    },
  },
  sees: {
    list: () => void screen.getByLabelText('Search entries'),
    'list.loading': waiting,
    'list.loaded': text(/^\d (entry|entries)$/),
    'list.failed': text(ledgerTexts.detailFailed),
    'documents.offered': without(texts.documents.unavailable),
    'documents.unavailable': text(texts.documents.unavailable),
  },
  unseen: { documents: 'the buttons stand in the rows, which are not always there' },
});
