import { verdictListWalk } from '../../machines/admin/verdictList.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { openVerdicts } from './importPages.tsx';
import { text, waiting } from './seeing.ts';

walkScreen(verdictListWalk, {
  open: { 'some refused': openVerdicts },
  sees: {
    loading: waiting,
    listed: text('available "=1+1" is a formula'),
    failed: text('The rows could not be loaded.'),
  },
  unseen: {},
});
