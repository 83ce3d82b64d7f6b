import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type CartLineDialogRef, cartLineDialogMachine } from '#machines/cartLineDialog/cartLineDialogMachine.ts';
import { CartLineDialog } from '../../../src/screens/cartLineDialog/CartLineDialog.tsx';
import { cartLineDialogWalk } from '../../machines/cartLineDialog.walk.ts';
import { quietly } from '../../support/quietly.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import { all, isBusy, isIdle, waiting } from './seeing.ts';

function opened(name: string): () => CartLineDialogRef {
  return () => {
    const input = cartLineDialogWalk.inputs?.[name];
    if (!input) throw new Error(`the walk has no input ${name}`);
    const dialog = createActor(quietly(cartLineDialogMachine), { input, clock: new SimulatedClock() }).start();
    renderPiece(<CartLineDialog dialog={dialog} />);
    return dialog;
  };
}

const settled = () => expect(waiting).toThrow();
const unitPrice = (shown: RegExp) => () =>
  expect(screen.getByLabelText<HTMLInputElement>('Unit Price').value).toMatch(shown);
const ABSENT = /^-\.--$/;

walkScreen(cartLineDialogWalk, {
  open: {
    'a new line': opened('a new line'),
    'an existing line': opened('an existing line'),
    'one who may change prices': opened('a new line of one who may change prices'),
  },
  sees: {
    editing: isIdle('Save'),
    'editing.loadingPrices': waiting,
    'editing.priced': all(settled, unitPrice(/\d/)),
    'editing.unpriced': all(settled, unitPrice(ABSENT)),
    confirmingRemoval: isIdle('Remove'),
    saving: isBusy('Save'),
    removing: isBusy('Remove'),
  },
  unseen: {
    opening: 'decided in the same moment, never on screen',
    closed: 'the dialog is gone with its machine',
  },
});
