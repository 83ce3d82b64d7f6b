import { screen } from '@testing-library/react';
import { orderingWalk } from '../../machines/ordering/ordering.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { loadedAreas, openArea } from './areaPages.tsx';
import { all, no, text, waiting, without } from './seeing.ts';

const areas = await loadedAreas();
const field = (label: string) => () => void screen.getByLabelText(label);
const stands = no('alert');

walkScreen(orderingWalk, {
  open: { 'a shop': () => openArea(areas, 'ordering') },
  sees: {
    browsing: all(field('Main Category'), stands),
    choosingCategory: all(field('Categories'), stands),
    viewingProduct: all(text('Product Code'), stands),
    viewingCart: all(text(/cart is empty|Clear Cart/i), stands),
    fetchingCheckout: all(text('Loading Checkout'), stands),
    checkingOut: all(waiting, without('Loading Checkout'), without('Product Code'), stands),
    unreachable: all(text('Checkout could not be loaded.'), text('Try Again'), text('Reload')),
    broken: text('This page stopped working.'),
  },
  unseen: { away: 'another area, or none, is on screen' },
});
