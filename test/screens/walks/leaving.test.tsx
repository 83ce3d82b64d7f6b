import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { type LeavingRef, leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { LeaveDialog } from '../../../src/app/dialogs/LeaveDialog.tsx';
import { guardTab } from '../../../src/app/navigation.ts';
import { leavingWalk } from '../../machines/leaving.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import { all, no, text } from './seeing.ts';

let tab = new EventTarget();

function openStorefront(): LeavingRef {
  const leaving = createActor(leavingMachine).start();
  tab = new EventTarget();
  guardTab(tab, leaving);
  renderPiece(<LeaveDialog leaving={leaving} />);
  return leaving;
}

const closesTab = () => tab.dispatchEvent(new Event('beforeunload', { cancelable: true }));

walkScreen(leavingWalk, {
  open: { '': openStorefront },
  sees: {
    free: all(no('alertdialog'), () => expect(closesTab()).toBe(true)),
    guarded: all(no('alertdialog'), () => expect(closesTab()).toBe(false)),
    asking: all(text(/^Lose the (cart|guide)\?$/), () => void screen.getByText('Stay')),
  },
  unseen: {},
});
