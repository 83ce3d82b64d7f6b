import { adminWalk } from '../../machines/admin/admin.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { loadedAreas, openArea } from './areaPages.tsx';
import { text, waiting } from './seeing.ts';

const areas = await loadedAreas();

walkScreen(adminWalk, {
  open: { 'a shop': () => openArea(areas, 'admin') },
  sees: { readingJobs: waiting, readingPayments: waiting, broken: text('This page stopped working.') },
  alike: [['readingJobs', 'readingPayments']],
  unseen: { away: 'another area, or none, is on screen' },
});
