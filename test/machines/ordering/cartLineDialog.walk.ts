import { DEFAULT_USER_SETTINGS, type UserSettings } from '#domain/settings/settings.ts';
import { cartLineDialogMachine } from '#machines/ordering/cartLineDialog/cartLineDialogMachine.ts';
import { unusualIn } from '#machines/ordering/cartLineDialog/editedLine.ts';
import { walkOf } from '../../support/walk.ts';
import { cartListener, cartOf, environment, failures, lastSale, tomatoes, twoCases, unsold } from '../samples.ts';

const cart = cartListener().ref;
const newLine = {
  product: tomatoes,
  line: null,
  settings: DEFAULT_USER_SETTINGS,
  cart,
  newId: environment().newId,
  lastSale: () => null,
};
const canChangePrice = { ...DEFAULT_USER_SETTINGS, canChangePrice: true };
const roundsUp: UserSettings = { ...DEFAULT_USER_SETTINGS, orderQuantityRoundingFlag: 'AutoRoundUp' };

export const cartLineDialogWalk = walkOf({
  machine: cartLineDialogMachine,
  inputs: {
    'a new line': newLine,
    'a new line of one who may change prices': { ...newLine, settings: canChangePrice },
    'a new line where quantities are rounded': { ...newLine, settings: roundsUp },
    'an existing line': { ...newLine, line: twoCases },
    'more than this customer takes': { ...newLine, lastSale: () => ({ ...lastSale, quantity: 0.5 }) },
    'a product nobody sells': { ...newLine, product: unsold },
  },
  parts: {
    'more than this customer takes': [
      ...['loadLinePrices', 'draft.change: to three', 'line.save', 'cart.reply', 'dialog.cancel'],
      ...['quantity.confirm', 'quantity.refuse'],
    ],
  },
  events: {
    'draft.change': {
      'to three': { change: { quantityText: '3' } },
      'to none': { change: { quantityText: '0' } },
      'to a price': { change: { priceText: '40' } },
    },
    'quantity.settle': { 'by leaving the field': {} },
    'quantity.step': { up: { direction: 'up' } },
    'price.settle': { 'by leaving the field': {} },
    'price.reset': { 'by its button': {} },
    'prices.retry': { 'by hand': {} },
    'sellUnit.choose': { pieces: { unit: 'EA' } },
    'priceUnit.choose': { pieces: { unit: 'EA' } },
    'line.save': { 'by its button': {} },
    'quantity.confirm': { 'by its button': {} },
    'quantity.refuse': { 'by its button': {} },
    'removal.confirm': { 'by its button': {} },
    'removal.refuse': { 'by its button': {} },
    'dialog.cancel': { 'by its button': {} },
    'cart.reply': {
      done: { result: { kind: 'done', cart: cartOf(2, twoCases) } },
      refused: { result: { kind: 'refused', text: 'Not sold to you.' } },
      failed: { result: { kind: 'failed', text: 'Not now.', failure: failures.offline.failure } },
    },
  },
  answers: { loadLinePrices: { 'by the case': { CS: 48 } } },
  failures: { loadLinePrices: { unavailable: failures.unavailable } },
  distinguish: (context) => [
    context.draft.quantityText === '0',
    context.draft.sellUnit,
    context.adjustment !== null,
    unusualIn(context) !== null,
    context.confirmedQuantity !== null,
  ],
});
