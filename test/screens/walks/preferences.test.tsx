import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { accountMachine } from '#machines/account/accountMachine.ts';
import type { PreferencesRef } from '#machines/account/preferences/preferencesMachine.ts';
import { PreferencesScreen } from '../../../src/screens/preferences/PreferencesScreen.tsx';
import { preferencesWalk } from '../../machines/account/preferences.walk.ts';
import { quietly } from '../../support/quietly.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { child, quietShop } from './quietShop.ts';
import { all, isBusy, isIdle, text } from './seeing.ts';

function openPreferences(): PreferencesRef {
  const shop = quietShop();
  const area = createActor(quietly(accountMachine), { input: { shop }, clock: new SimulatedClock() }).start();
  area.send({ type: 'preferences.enter' });
  renderPiece(<PreferencesScreen shop={shop} area={area} />);
  return child(area, 'preferences');
}

/** Before it came for the first time, and while it comes again. */
const coming = () => {
  const save = screen.queryByRole('button', { name: /^Save/ });
  if (save) expect(save.ariaBusy).toBe('true');
  else expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
};
const editing = all(isIdle('Save'), text('Confirm Email'));

walkScreen(preferencesWalk, {
  open: { '': openPreferences },
  sees: { loading: coming, failed: text('Try Again'), editing, saving: isBusy('Save') },
  alike: [['loading', 'saving']],
  unseen: {
    'editing.untouched': 'it looks as it does when something was typed',
    'editing.touched': 'only who leaves sees the difference',
  },
});
