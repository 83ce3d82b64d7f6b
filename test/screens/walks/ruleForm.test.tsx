import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { CalendarScreen } from '../../../src/screens/rules/CalendarScreen.tsx';
import { ruleFormWalk } from '../../machines/admin/ruleForm.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { child, quietAdmin } from './quietShop.ts';
import { all, noDialog, text } from './seeing.ts';

const isSaving = (is: boolean) => () =>
  expect(document.querySelector('button[type=submit]')?.ariaBusy === 'true').toBe(is);

function open() {
  const { shop, area } = quietAdmin({ type: 'calendar.enter' });
  renderPiece(<CalendarScreen shop={shop} area={area} />);
  return child(area, 'calendarRules');
}

const comes = () =>
  expect(screen.getByRole('region', { name: 'Delivery Calendar' }).querySelector('[aria-busy=true]')).not.toBeNull();

walkScreen(ruleFormWalk, {
  open: { 'the calendar': open },
  sees: {
    loading: comes,
    failed: text('Delivery Calendar could not be loaded.'),
    untouched: all(text('Delivery days'), isSaving(false), noDialog),
    'held.touched': all(isSaving(false), noDialog),
    'held.saving': isSaving(true),
    'held.conflicting': all(isSaving(false), () =>
      expect(document.querySelector('[role=dialog]')?.textContent).toContain('Changed by Somebody Else'),
    ),
  },
  unseen: { held: 'only who leaves sees the difference' },
});
