import { vi } from 'vitest';
import { ledgerTexts } from '#domain/receivable/ledgerTexts.ts';
import { AccountSummaryScreen } from '../../../src/screens/accountSummary/AccountSummaryScreen.tsx';
import { accountSummaryWalk } from '../../machines/account/accountSummary.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { child, quietAccount } from './quietShop.ts';
import { region, text, waiting } from './seeing.ts';

// They are looked at in a browser.
vi.mock('../../../src/screens/accountSummary/charts.tsx', () => ({
  AgeingBar: () => null,
  PurchaseColumns: () => null,
}));

walkScreen(accountSummaryWalk, {
  open: {
    '': () => {
      const { shop, area } = quietAccount({ type: 'accountSummary.enter' });
      renderPiece(<AccountSummaryScreen shop={shop} area={area} />);
      return child(area, 'accountSummary');
    },
  },
  sees: { loading: waiting, loaded: region('Credit Info'), failed: text(ledgerTexts.summaryFailed) },
  unseen: {},
});
