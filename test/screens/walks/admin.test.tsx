import { adminWalk } from '../../machines/admin/admin.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { loadedAreas, openArea } from './areaPages.tsx';
import { all, text, waiting, without } from './seeing.ts';

const list = all(
  waiting,
  without('Password Options'),
  without('Loading Edit Landing Page'),
  without('Look Again'),
  ...['Delivery Calendar', 'Charges and Tax', 'Defaults of Users', 'Shop'].map(without),
);
const areas = await loadedAreas();

walkScreen(adminWalk, {
  open: { 'a shop': () => openArea(areas, 'admin') },
  sees: {
    settingOptions: all(waiting, text('Password Options')),
    checkingWhatIsMissing: all(waiting, text('Look Again')),
    readingJobs: list,
    readingPayments: list,
    readingPartners: list,
    settingSite: all(waiting, text('Defaults of Users')),
    settingCalendar: all(waiting, text('Delivery Calendar')),
    settingRules: all(waiting, text('Charges and Tax')),
    settingShop: all(waiting, text('Shop')),
    managingUsers: list,
    readingAudit: list,
    managingTokens: list,
    bringingDataIn: list,
    fetchingEditor: text('Loading Edit Landing Page'),
    broken: text('This page stopped working.'),
    unreachable: text('Edit Landing Page could not be loaded.'),
  },
  alike: [
    [
      'readingJobs',
      'readingPayments',
      'readingPartners',
      'managingUsers',
      'readingAudit',
      'managingTokens',
      'bringingDataIn',
    ],
  ],
  unseen: {
    away: 'another area, or none, is on screen',
    editingLanding: 'its own walk sees it, once its part of the program has come',
  },
});
