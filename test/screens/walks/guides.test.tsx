import { guideTexts } from '#domain/guide/guideTexts.ts';
import { guidesWalk } from '../../machines/guides/guides.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { loadedAreas, openArea } from './areaPages.tsx';
import { text, waiting } from './seeing.ts';

const areas = await loadedAreas();

walkScreen(guidesWalk, {
  open: { 'a shop': () => openArea(areas, 'guides') },
  sees: {
    viewingGuide: text(guideTexts.orderGuide.none),
    editingGuide: waiting,
    broken: text('This page stopped working.'),
  },
  unseen: { away: 'another area, or none, is on screen' },
});
