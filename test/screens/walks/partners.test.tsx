import { expect } from 'vitest';
import { PartnersScreen } from '../../../src/screens/partners/PartnersScreen.tsx';
import { partnersWalk } from '../../machines/admin/partners.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { child, quietAdmin } from './quietShop.ts';
import { all, isBusy, isIdle, no, text } from './seeing.ts';

const list = text('Add Partner');
const reading = () => expect(document.querySelector('h2')?.textContent).toMatch(/^Messages of/);

walkScreen(partnersWalk, {
  open: {
    '': () => {
      const { shop, area } = quietAdmin({ type: 'partners.enter' });
      renderPiece(<PartnersScreen shop={shop} area={area} />);
      return child(area, 'partners');
    },
  },
  sees: {
    loading: all(isBusy('Refresh'), list),
    failed: text('The trading partners could not be loaded.'),
    listed: all(isIdle('Refresh'), no('alert'), list, text('2 partners')),
    editing: text('Who They Are'),
    reading,
    'reading.loading': isBusy('Refresh'),
    'reading.shown': all(isIdle('Refresh'), text('PunchOutSetupRequest')),
    'reading.failed': text('The messages could not be loaded.'),
  },
  unseen: {},
});
