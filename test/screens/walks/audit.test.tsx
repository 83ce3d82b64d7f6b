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
    loading: isBusy('Refresh'),
    listed: all(isIdle('Refresh'), no('alert'), no('dialog'), without('The last day is before the first one.')),
    reading: dialog('Changed a user'),
    unasked: text('The last day is before the first one.'),
    failed: text('The log could not be loaded.'),
  },
  unseen: {},
});
