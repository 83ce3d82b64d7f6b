import { PaymentsScreen } from '../../../src/screens/payments/PaymentsScreen.tsx';
import { paymentsWalk } from '../../machines/admin/payments.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { child, quietAdmin } from './quietShop.ts';
import { all, isBusy, isIdle, no, text } from './seeing.ts';

walkScreen(paymentsWalk, {
  open: {
    'a source of keys': () => {
      const { shop, area } = quietAdmin({ type: 'payments.enter' });
      renderPiece(<PaymentsScreen shop={shop} area={area} />);
      return child(area, 'payments');
    },
  },
  sees: {
    'browsing.loading': isBusy('Refresh'),
    'browsing.listed': all(isIdle('Refresh'), no('alert'), no('alertdialog'), no('dialog')),
    confirmingVoid: text('Void Payment?'),
    enteringRefund: text('Refund Payment'),
    givingBack: text(/Giving back|Refunding/),
    'browsing.failed': text('The payments could not be loaded.'),
  },
  alike: [
    ['confirmingVoid', 'givingBack'],
    ['enteringRefund', 'givingBack'],
  ],
  unseen: { browsing: 'its states say what is seen', notGivenBack: 'it is passed through at once' },
});
