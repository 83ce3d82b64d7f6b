import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  type CartLineDialogRef,
  cartLineDialogMachine,
} from '#machines/ordering/cartLineDialog/cartLineDialogMachine.ts';
import { CartLineDialog } from '../../../src/screens/cartLineDialog/CartLineDialog.tsx';
import { cartLineDialogWalk } from '../../machines/ordering/cartLineDialog.walk.ts';
import { quietly } from '../../support/quietly.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import { quietShop } from './quietShop.ts';
import { all, noQuestion, text, waiting } from './seeing.ts';

const OPENING = 'an existing line';
const UNUSUAL = 'more than this customer takes';

function openDialog(opening: string): CartLineDialogRef {
  const input = cartLineDialogWalk.inputs?.[opening];
  if (!input) throw new Error(`the walk has no ${opening}`);
  const dialog = createActor(quietly(cartLineDialogMachine), { input, clock: new SimulatedClock() }).start();
  renderPiece(<CartLineDialog dialog={dialog} prices={quietShop().prices} />);
  return dialog;
}

const work = (label: string) => screen.getByText(label).closest('button')?.ariaBusy;
const idle = (label: string) => () => expect(work(label)).not.toBe('true');
const busy = (label: string) => () => expect(work(label)).toBe('true');
const settled = () => expect(waiting).toThrow();
const unitPrice = (shown: RegExp) => () =>
  expect(screen.getByLabelText<HTMLInputElement>('Unit Price').value).toMatch(shown);
const ABSENT = /^-\.--$/;

walkScreen(cartLineDialogWalk, {
  open: { [OPENING]: () => openDialog(OPENING), [UNUSUAL]: () => openDialog(UNUSUAL) },
  sees: {
    editing: all(noQuestion, idle('Save')),
    'editing.loadingPrices': waiting,
    'editing.priced': all(settled, unitPrice(/\d/)),
    'editing.unpriced': all(settled, unitPrice(ABSENT), text('Price not loaded')),
    confirmingQuantity: text('Unusual Quantity'),
    confirmingRemoval: idle('Remove'),
    saving: all(noQuestion, busy('Save')),
    removing: busy('Remove'),
  },
  unseen: {
    opening: 'decided in the same moment, never on screen',
    closed: 'the dialog is gone with its machine',
  },
});
