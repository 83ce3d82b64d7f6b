import { adminWalk } from '../../machines/admin/admin.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { loadedAreas, openArea } from './areaPages.tsx';
import { all, text, waiting, without } from './seeing.ts';

const list = all(waiting, without('Password Options'), without('Loading Edit Landing Page'));
const areas = await loadedAreas();

walkScreen(adminWalk, {
  open: { 'a shop': () => openArea(areas, 'admin') },
  sees: {
    settingOptions: all(waiting, text('Password Options')),
    readingJobs: list,
    readingPayments: list,
    readingPartners: list,
    managingUsers: list,
    fetchingEditor: text('Loading Edit Landing Page'),
    broken: text('This page stopped working.'),
    unreachable: text('Edit Landing Page could not be loaded.'),
  },
  alike: [['readingJobs', 'readingPayments', 'readingPartners', 'managingUsers']],
  unseen: {
    away: 'another area, or none, is on screen',
    editingLanding: 'its own walk sees it, once its part of the program has come',
  },
});
