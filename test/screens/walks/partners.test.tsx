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
    'browsing.loading': all(isBusy('Refresh'), list),
    'browsing.failed': text('The trading partners could not be loaded.'),
    'browsing.listed': all(isIdle('Refresh'), no('alert'), list, text('2 partners')),
    browsing: list,
    editing: text('Who They Are'),
    'editing.customers.unavailable': text('The customers could not be looked up. Type on to try again.'),
    reading,
    'reading.loading': isBusy('Refresh'),
    'reading.shown': all(isIdle('Refresh'), text('PunchOutSetupRequest')),
    'reading.failed': text('The messages could not be loaded.'),
  },
  unseen: {
    'editing.form': 'the whole of it is seen',
    'editing.customers': 'a part of the form',
    'editing.customers.offered': 'nothing is said before something is wrong',
  },
});
