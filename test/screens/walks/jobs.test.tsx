import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { JobsScreen } from '../../../src/screens/jobs/JobsScreen.tsx';
import { jobsWalk } from '../../machines/admin/jobs.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { child, quietAdmin } from './quietShop.ts';
import { all, isBusy, isIdle, no, text } from './seeing.ts';

const retries = () => screen.getAllByRole<HTMLButtonElement>('button', { name: /^Try Again/ });

walkScreen(jobsWalk, {
  open: {
    '': () => {
      const { shop, area } = quietAdmin({ type: 'jobs.enter' });
      renderPiece(<JobsScreen shop={shop} area={area} />);
      return child(area, 'jobs');
    },
  },
  sees: {
    loading: isBusy('Refresh'),
    listed: all(isIdle('Refresh'), no('alert'), () => expect(retries()[0]?.disabled).toBe(false)),
    retrying: all(isBusy('Refresh'), () => expect(retries()[0]?.disabled).toBe(true)),
    failed: text('The jobs could not be loaded.'),
  },
  alike: [['loading', 'retrying']],
  unseen: {},
});
