import { screen } from '@testing-library/react';
import { accountWalk } from '../../machines/account/account.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { loadedAreas, openArea } from './areaPages.tsx';
import { all, no, text, waiting, without } from './seeing.ts';

const areas = await loadedAreas();

walkScreen(accountWalk, {
  open: { 'a shop': () => openArea(areas, 'account') },
  sees: {
    readingSummary: all(waiting, text('Account Summary')),
    readingEntries: () => void screen.getByLabelText('Search entries'),
    fetchingPayment: text('Loading Make Payment'),
    keepingAddresses: all(waiting, without('Account Summary'), without('Loading Make Payment'), no('searchbox')),
    settingUp: text('A new password ends all your other sessions.'),
    keepingPreferences: all(waiting, text('Preferences')),
    broken: text('This page stopped working.'),
    unreachable: text('Make Payment could not be loaded.'),
  },
  alike: [['keepingAddresses', 'keepingPreferences']],
  unseen: {
    away: 'another area, or none, is on screen',
    payingItems: 'its own walk sees it, once its part of the program has come',
  },
});
