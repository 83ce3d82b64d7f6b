import { ChecklistScreen } from '../../../src/screens/checklist/ChecklistScreen.tsx';
import { checklistWalk } from '../../machines/admin/checklist.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { child, quietAdmin } from './quietShop.ts';
import { all, isBusy, isIdle, no, text } from './seeing.ts';

walkScreen(checklistWalk, {
  open: {
    '': () => {
      const { shop, area } = quietAdmin({ type: 'checklist.enter' });
      renderPiece(<ChecklistScreen shop={shop} area={area} />);
      return child(area, 'checklist');
    },
  },
  sees: {
    loading: isBusy('Look Again'),
    listed: all(isIdle('Look Again'), no('alert'), text('There are no products.')),
    failed: text('What is missing could not be found out.'),
  },
  unseen: {},
});
