import { MENU_KEYS } from '#domain/settings/menu.ts';
import { texts } from '#domain/texts.ts';
import { ReportsScreen } from '../../../src/screens/reports/ReportsScreen.tsx';
import { reportCardsWalk } from '../../machines/reports/reportCards.walk.ts';
import { buyer } from '../../machines/samples.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { child, quietReports } from './quietShop.ts';
import { text, without } from './seeing.ts';

const { configuration } = buyer;
const menu = MENU_KEYS.map((key) => ({ key, isVisible: true, isLocked: false }));
const shopper = { ...buyer, configuration: { ...configuration, settings: { ...configuration.settings, menu } } };

walkScreen(reportCardsWalk, {
  open: {
    'of a day in March': () => {
      const { shop, area } = quietReports({ type: 'reports.enter' }, { shopper });
      renderPiece(<ReportsScreen shop={shop} area={area} />);
      return child(area, 'reportCards');
    },
  },
  sees: {
    cards: text('Product Price List'),
    'documents.offered': without(texts.documents.unavailable),
    'documents.unavailable': text(texts.documents.unavailable),
  },
  unseen: { documents: 'the buttons stand in the cards' },
});
