import { accountWalk } from '../../machines/account/account.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { loadedAreas, openArea } from './areaPages.tsx';
import { all, no, text, waiting, without } from './seeing.ts';

const areas = await loadedAreas();

walkScreen(accountWalk, {
  open: { 'a shop': () => openArea(areas, 'account') },
  sees: {
    keepingAddresses: waiting,
    settingUp: text('A new password ends all your other sessions.'),
    keepingPreferences: waiting,
    fetchingPayment: text('Loading Make Payment'),
    payingItems: all(waiting, without('Loading Make Payment'), no('alert')),
    unreachable: all(text('Make Payment could not be loaded.'), text('Try Again'), text('Reload')),
    broken: text('This page stopped working.'),
  },
  alike: [['keepingAddresses', 'keepingPreferences', 'payingItems', 'fetchingPayment']],
  unseen: { away: 'another area, or none, is on screen' },
});
