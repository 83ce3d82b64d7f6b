import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { historyWalk } from '../../machines/history/history.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { loadedAreas, openArea } from './areaPages.tsx';
import { all, no, text, waiting } from './seeing.ts';

const areas = await loadedAreas();
const noField = () => expect(document.querySelector('input')).toBeNull();
const field = (label: string) => () => void screen.getByLabelText(label);

walkScreen(historyWalk, {
  open: { 'a shop': () => openArea(areas, 'history') },
  sees: {
    readingOrders: field('Search orders'),
    readingOrder: all(waiting, noField, no('alert')),
    readingProducts: field('Search lines'),
    broken: text('This page stopped working.'),
  },
  unseen: { away: 'another area, or none, is on screen' },
});
