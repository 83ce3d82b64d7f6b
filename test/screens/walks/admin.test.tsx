import { adminWalk } from '../../machines/admin/admin.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { loadedAreas, openArea } from './areaPages.tsx';
import { all, text, waiting, without } from './seeing.ts';

const list = all(waiting, without('Password Options'));
const areas = await loadedAreas();

walkScreen(adminWalk, {
  open: { 'a shop': () => openArea(areas, 'admin') },
  sees: {
    settingOptions: all(waiting, text('Password Options')),
    readingJobs: list,
    readingPayments: list,
    broken: text('This page stopped working.'),
  },
  alike: [['readingJobs', 'readingPayments']],
  unseen: { away: 'another area, or none, is on screen' },
});
