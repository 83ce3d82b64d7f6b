import { AuditScreen } from '../../../src/screens/audit/AuditScreen.tsx';
import { auditWalk } from '../../machines/admin/audit.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { child, quietAdmin } from './quietShop.ts';
import { all, dialog, isBusy, isIdle, no, text, without } from './seeing.ts';

walkScreen(auditWalk, {
  open: {
    '': () => {
      const { shop, area } = quietAdmin({ type: 'audit.enter' });
      renderPiece(<AuditScreen shop={shop} area={area} />);
      return child(area, 'audit');
    },
  },
  sees: {
    'browsing.loading': isBusy('Refresh'),
    'browsing.listed': all(
      isIdle('Refresh'),
      no('alert'),
      no('dialog'),
      without('The last day is before the first one.'),
    ),
    reading: dialog('Changed a user'),
    'browsing.unasked': text('The last day is before the first one.'),
    'browsing.failed': text('The log could not be loaded.'),
  },
  unseen: { browsing: 'its states say what is seen' },
});
