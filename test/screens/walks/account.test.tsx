import { accountWalk } from '../../machines/account/account.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { loadedAreas, openArea } from './areaPages.tsx';
import { text, waiting } from './seeing.ts';

const areas = await loadedAreas();

walkScreen(accountWalk, {
  open: { 'a shop': () => openArea(areas, 'account') },
  sees: {
    keepingAddresses: waiting,
    settingUp: text('A new password ends all your other sessions.'),
    keepingPreferences: waiting,
    broken: text('This page stopped working.'),
  },
  alike: [['keepingAddresses', 'keepingPreferences']],
  unseen: { away: 'another area, or none, is on screen' },
});
