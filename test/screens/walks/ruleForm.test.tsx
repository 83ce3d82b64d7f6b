import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { CalendarScreen } from '../../../src/screens/rules/CalendarScreen.tsx';
import { ruleFormWalk } from '../../machines/admin/ruleForm.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { child, quietAdmin } from './quietShop.ts';
import { text } from './seeing.ts';

function open() {
  const { shop, area } = quietAdmin({ type: 'calendar.enter' });
  renderPiece(<CalendarScreen shop={shop} area={area} />);
  return child(area, 'calendarRules');
}

const comes = () =>
  expect(screen.getByRole('region', { name: 'Delivery Calendar' }).querySelector('[aria-busy=true]')).not.toBeNull();

walkScreen(ruleFormWalk, {
  open: { 'the calendar': open },
  sees: { loading: comes, failed: text('Delivery Calendar could not be loaded.'), editing: text('Delivery days') },
  unseen: {},
});
