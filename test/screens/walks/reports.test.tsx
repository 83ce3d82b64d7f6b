import { reportTexts } from '#domain/report/reportTexts.ts';
import { reportsWalk } from '../../machines/reports/reports.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { loadedAreas, openArea } from './areaPages.tsx';
import { text } from './seeing.ts';

const areas = await loadedAreas();

walkScreen(reportsWalk, {
  open: { 'a shop': () => openArea(areas, 'reports') },
  sees: { choosingReports: text(reportTexts.noReports), broken: text('This page stopped working.') },
  unseen: { away: 'another area, or none, is on screen' },
});
