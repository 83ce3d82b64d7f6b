import { screen } from '@testing-library/react';
import { imageSyncWalk } from '../../machines/admin/imageSync.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { comes, openCard } from './optionCards.tsx';
import { all, isBusy, isIdle, no, text } from './seeing.ts';

const bar = (): void => void screen.getByRole('progressbar', { name: 'Image sync' });

walkScreen(imageSyncWalk, {
  open: { '': () => openCard('imageSync') },
  sees: {
    loading: comes('Product Images'),
    failed: text('The progress of the image sync could not be loaded.'),
    resting: all(isIdle('Sync Images'), no('progressbar')),
    requesting: all(isBusy('Sync Images'), no('progressbar')),
    syncing: all(isIdle('Sync Images'), bar),
    'syncing.waiting': no('alert'),
    'syncing.reading': no('alert'),
    'syncing.silent': text('The server did not say how far the sync is. It is asked again in a moment.'),
  },
  alike: [['syncing.waiting', 'syncing.reading']],
  unseen: {},
});
