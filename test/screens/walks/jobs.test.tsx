import { JobsScreen } from '../../../src/screens/jobs/JobsScreen.tsx';
import { jobsWalk } from '../../machines/admin/jobs.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { child, quietAdmin } from './quietShop.ts';
import { all, isBusy, isIdle, no, text } from './seeing.ts';

walkScreen(jobsWalk, {
  open: {
    '': () => {
      const { shop, area } = quietAdmin({ type: 'jobs.enter' });
      renderPiece(<JobsScreen shop={shop} area={area} />);
      return child(area, 'jobs');
    },
  },
  sees: {
    'browsing.loading': isBusy('Refresh'),
    'browsing.listed': all(isIdle('Refresh'), no('alert')),
    'browsing.retrying': isBusy('Refresh'),
    'browsing.failed': text('The jobs could not be loaded.'),
  },
  alike: [['browsing.loading', 'browsing.retrying']],
  unseen: { browsing: 'its states say what is seen' },
});
