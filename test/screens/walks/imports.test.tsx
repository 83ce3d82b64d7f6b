import { importsWalk } from '../../machines/admin/imports.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { openImports } from './importPages.tsx';
import { all, no, settled, text, waiting, without } from './seeing.ts';

walkScreen(importsWalk, {
  open: { '': openImports },
  sees: {
    'browsing.loading': all(waiting, without('All Files')),
    'browsing.failed': text(/^(What can be brought in|The files) could not be loaded\.$/),
    'browsing.listed': all(settled, no('alert'), text('Recent Files')),
    bringing: text('All Files'),
  },
  unseen: {
    browsing: 'its states say what is seen',
    'browsing.listed.looking': 'it is left at once',
    'browsing.listed.resting': 'the rows are the same, whether the server is asked again or not',
    'browsing.listed.watching': 'the rows say how far each is',
    'browsing.listed.refreshing': 'the rows stay as they are until there is news',
  },
});
