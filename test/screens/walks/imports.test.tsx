import { expect } from 'vitest';
import { importsWalk } from '../../machines/admin/imports.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { openImports } from './importPages.tsx';
import { all, text, waiting, without } from './seeing.ts';

const settled = () => expect(document.querySelector('[aria-busy=true]:not(button)')).toBeNull();

walkScreen(importsWalk, {
  open: { '': openImports },
  sees: {
    loading: all(waiting, without('All Files')),
    failed: text('What can be brought in could not be loaded.'),
    listed: all(settled, text('Recent Files')),
    bringing: text('All Files'),
  },
  unseen: {
    'listed.looking': 'it is left at once',
    'listed.resting': 'the rows are the same, whether the server is asked again or not',
    'listed.watching': 'the rows say how far each is',
    'listed.refreshing': 'the rows stay as they are until there is news',
  },
});
