import { createActor } from 'xstate';
import { landingMachine } from '#machines/landing/landingMachine.ts';
import { LandingScreen } from '../../../src/screens/landing/LandingScreen.tsx';
import { landingWalk } from '../../machines/landing/landing.walk.ts';
import { withoutProducts, withProducts } from '../../machines/landing/landingSamples.ts';
import { quietly } from '../../support/quietly.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { quietShop } from './quietShop.ts';
import { text, waiting } from './seeing.ts';

const open = (shopper: typeof withProducts) => () => {
  const shop = quietShop({ shopper });
  const area = createActor(quietly(landingMachine), { input: { shop } }).start();
  renderPiece(<LandingScreen shop={shop} area={area} />);
  return area;
};

const OF_SPECIALS = 'a card shows them, in screens/landing';

walkScreen(landingWalk, {
  open: { 'a shop': open(withProducts), 'without products': open(withoutProducts) },
  sees: {
    'visiting.page.loading': waiting,
    'visiting.page.refreshing': text('Type what you need.'),
    'visiting.page.shown': text('Type what you need.'),
    'visiting.page.withoutCards': waiting,
    'visiting.page.failed': text('The start page could not be loaded.'),
  },
  alike: [
    ['visiting.page.loading', 'visiting.page.withoutCards'],
    ['visiting.page.refreshing', 'visiting.page.shown'],
  ],
  unseen: {
    away: 'another area, or none, is on screen',
    closed: 'the page is empty on purpose',
    visiting: 'seen in its states',
    'visiting.page': 'seen in its states',
    'visiting.specials': OF_SPECIALS,
    'visiting.specials.asking': OF_SPECIALS,
    'visiting.specials.known': OF_SPECIALS,
    'visiting.specials.missing': OF_SPECIALS,
  },
});
