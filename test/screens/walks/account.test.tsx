import { screen } from '@testing-library/react';
import { accountWalk } from '../../machines/account/account.walk.ts';
import { colourful } from '../../machines/themeSamples.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { loadedAreas, openArea } from './areaPages.tsx';
import { all, no, region, text, waiting, without } from './seeing.ts';

const areas = await loadedAreas();

walkScreen(accountWalk, {
  open: {
    'a shop': () => openArea(areas, 'account'),
    'one with colors to choose': () => openArea(areas, 'account', { shopper: colourful }),
  },
  sees: {
    readingSummary: all(waiting, text('Account Summary')),
    readingEntries: () => void screen.getByLabelText('Search entries'),
    fetchingPayment: text('Loading Make Payment'),
    keepingAddresses: all(
      waiting,
      without('Account Summary'),
      without('Loading Make Payment'),
      no('searchbox'),
      without('Password'),
    ),
    settingUp: text('A new password ends all your other sessions.'),
    'settingUp.withTheme': region('Theme'),
    'settingUp.withoutTheme': without('Theme'),
    keepingPreferences: all(waiting, text('Preferences')),
    broken: text('This page stopped working.'),
    unreachable: text('Make Payment could not be loaded.'),
  },
  alike: [['keepingAddresses', 'keepingPreferences']],
  unseen: {
    'settingUp.deciding': 'decided in the same moment',
    away: 'another area, or none, is on screen',
    payingItems: 'its own walk sees it, once its part of the program has come',
  },
});
