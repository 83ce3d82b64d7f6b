import { adminWalk } from '../../machines/admin/admin.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { loadedAreas, openArea } from './areaPages.tsx';
import { all, text, waiting, without } from './seeing.ts';

const areas = await loadedAreas();

walkScreen(adminWalk, {
  open: { 'a shop': () => openArea(areas, 'admin') },
  sees: {
    readingJobs: all(waiting, without('Loading Edit Landing Page')),
    readingPayments: all(waiting, without('Loading Edit Landing Page')),
    fetchingEditor: text('Loading Edit Landing Page'),
    broken: text('This page stopped working.'),
    unreachable: text('Edit Landing Page could not be loaded.'),
  },
  alike: [['readingJobs', 'readingPayments']],
  unseen: {
    away: 'another area, or none, is on screen',
    editingLanding: 'its own walk sees it, once its part of the program has come',
  },
});
