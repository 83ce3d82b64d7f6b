import { verdictListWalk } from '../../machines/admin/verdictList.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { openVerdicts } from './importPages.tsx';
import { all, settled, text, waiting } from './seeing.ts';

walkScreen(verdictListWalk, {
  open: { 'some refused': openVerdicts },
  sees: {
    'browsing.loading': waiting,
    'browsing.listed': all(settled, text('available "=1+1" is a formula')),
    'browsing.failed': text('The rows could not be loaded.'),
  },
  unseen: { browsing: 'its states say what is seen' },
});
