import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { addressDialogWalk } from '../../machines/account/addressDialog.walk.ts';
import { pier } from '../../machines/account/addressSamples.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { consumer, openAddressDialog } from './addressPages.tsx';
import { noDialog } from './seeing.ts';

const display = () => screen.getByLabelText<HTMLInputElement>(/^Display Name/);
const HELD = 'not on the page: whether leaving asks is known by the guard of leaving';

walkScreen(addressDialogWalk, {
  open: {
    'to change': () => openAddressDialog(pier),
    'to add, as a consumer': () => openAddressDialog(null, consumer),
  },
  sees: {
    'open.form.editing': () =>
      expect([display().readOnly, screen.queryByRole('table', { hidden: true })]).toEqual([false, null]),
    'open.form.saving': () => expect(display().readOnly).toBe(true),
    'open.form.conflicted': () =>
      screen.getByLabelText('The Address Was Changed Elsewhere', { selector: '[role=dialog]' }),
    closed: noDialog,
  },
  unseen: {
    open: 'the dialog, whatever it shows',
    'open.form': 'the dialog, whatever it shows',
    'open.work': HELD,
    'open.work.none': HELD,
    'open.work.held': HELD,
    'open.work.unguarded': HELD,
  },
});
