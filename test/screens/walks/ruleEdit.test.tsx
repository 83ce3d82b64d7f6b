import { act } from '@testing-library/react';
import { CalendarScreen } from '../../../src/screens/rules/CalendarScreen.tsx';
import { ruleEditWalk } from '../../machines/admin/ruleEdit.walk.ts';
import { storedCalendar } from '../../machines/admin/ruleSamples.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { answer, child, quietAdmin } from './quietShop.ts';
import { versionedFormSees, versionedFormUnseen } from './versionedFormSeeing.ts';

walkScreen(ruleEditWalk, {
  open: {
    'the calendar': () => {
      const { shop, area } = quietAdmin({ type: 'calendar.enter' });
      renderPiece(<CalendarScreen shop={shop} area={area} />);
      const card = child(area, 'calendarRules');
      act(() => answer(card, 'loadRules', storedCalendar));
      return child(card, 'ruleEdit');
    },
  },
  sees: versionedFormSees('Delivery days'),
  unseen: { ...versionedFormUnseen, closed: 'the form begins anew at once' },
});
