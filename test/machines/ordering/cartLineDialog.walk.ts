import type { CartCommand } from '#domain/cart/command.ts';
import { DEFAULT_USER_SETTINGS, type UserSettings } from '#domain/settings/settings.ts';
import { cartLineDialogMachine } from '#machines/ordering/cartLineDialog/cartLineDialogMachine.ts';
import {
  conflictIn,
  type EditedLine,
  isCallForPrice,
  isRemoval,
  isSavable,
  unusualIn,
} from '#machines/ordering/cartLineDialog/editedLine.ts';
import { awaits, onlyAfter, onlyIf, sameKeyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { changesNothing, keeps, newKeyAfter, sets } from '../../support/walks/walkRules.ts';
import { cartListener, cartOf, environment, failures, lastSale, tomatoes, twoCases, unsold } from '../samples.ts';

const cart = cartListener().ref;
const newLine = {
  product: tomatoes,
  line: null,
  settings: DEFAULT_USER_SETTINGS,
  sellsAtZero: false,
  cart,
  cartLines: () => [],
  newId: environment().newId,
  lastSale: () => null,
};
const canChangePrice = { ...DEFAULT_USER_SETTINGS, canChangePrice: true };
const roundsUp: UserSettings = { ...DEFAULT_USER_SETTINGS, orderQuantityRoundingFlag: 'AutoRoundUp' };

type Write = Readonly<{ command: CartCommand }>;
const keyOf = ({ command }: Write) => (command.kind === 'add' ? command.idempotencyKey : undefined);

export const cartLineDialogWalk = walkOf({
  machine: cartLineDialogMachine,
  inputs: {
    'a new line': newLine,
    'a new line of one who may change prices': { ...newLine, settings: canChangePrice },
    'a new line where quantities are rounded': { ...newLine, settings: roundsUp },
    'an existing line': { ...newLine, line: twoCases },
    'more than this customer takes': { ...newLine, lastSale: () => ({ ...lastSale, quantity: 0.5 }) },
    'a product in the cart at another price': { ...newLine, cartLines: () => [{ ...twoCases, unitPrice: 32 }] },
    'more than this customer takes, at another price': {
      ...newLine,
      lastSale: () => ({ ...lastSale, quantity: 0.5 }),
      cartLines: () => [{ ...twoCases, unitPrice: 32 }],
    },
    'an unsold product': { ...newLine, product: unsold },
    'added from a card': { ...newLine, isQuick: true, typed: { quantityText: '3' } },
    'added from a card, quantity 0': { ...newLine, isQuick: true, typed: { quantityText: '0' } },
    'added from a card, at another price': {
      ...newLine,
      isQuick: true,
      typed: { quantityText: '3' },
      cartLines: () => [{ ...twoCases, unitPrice: 32 }],
    },
    'added from a card, more than this customer takes': {
      ...newLine,
      isQuick: true,
      lastSale: () => ({ ...lastSale, quantity: 0.1 }),
    },
  },
  parts: {
    'more than this customer takes': [
      ...['loadLinePrices', 'draft.change: to three', 'line.save', 'cart.reply', 'dialog.cancel'],
      ...['quantity.confirm', 'quantity.refuse'],
    ],
    'added from a card': ['loadQuickPrices', 'cart.reply', 'dialog.cancel', 'line.save'],
    'added from a card, quantity 0': ['loadQuickPrices', 'dialog.cancel', 'draft.change: to three', 'line.save'],
    'added from a card, at another price': [
      ...['loadQuickPrices', 'cart.reply', 'dialog.cancel', 'priceChange.confirm', 'priceChange.refuse'],
    ],
    'added from a card, more than this customer takes': [
      ...['loadQuickPrices', 'cart.reply', 'dialog.cancel', 'quantity.confirm', 'quantity.refuse'],
    ],
    'a product in the cart at another price': [
      ...['xstate.done.actor.loadLinePrices: by the case', 'line.save', 'cart.reply', 'dialog.cancel'],
      ...['priceChange.confirm', 'priceChange.refuse'],
    ],
    'more than this customer takes, at another price': [
      ...['loadLinePrices', 'draft.change: to three', 'line.save', 'quantity.confirm'],
      ...['priceChange.confirm', 'priceChange.refuse'],
    ],
  },
  events: {
    'draft.change': {
      'to three': { change: { quantityText: '3' } },
      'to none': { change: { quantityText: '0' } },
      'to a price': { change: { priceText: '40' } },
    },
    'quantity.step': { up: { direction: 'up' } },
    'sellUnit.choose': { pieces: { unit: 'EA' } },
    'priceUnit.choose': { pieces: { unit: 'EA' } },
    'cart.reply': {
      done: { result: { kind: 'done', cart: cartOf(2, twoCases) } },
      refused: { result: { kind: 'refused', text: 'Not sold to you.' } },
      failed: { result: { kind: 'failed', text: 'Not now.', failure: failures.offline.failure } },
    },
  },
  answers: {
    loadLinePrices: { 'by the case': { CS: 48, EA: 0 } },
    loadQuickPrices: { 'by the case': { CS: 48, EA: 0 } },
  },
  distinguish: (context) => [
    context.line === null ? context.message : null,
    context.isShown,
    context.draft.quantityText === '0',
    context.draft.sellUnit,
    context.adjustment !== null,
    unusualIn(context) !== null,
    context.confirmedQuantity !== null,
    conflictIn(context) !== null,
    isCallForPrice(context),
  ],
  rules: [
    changesNothing('dialog.cancel'),
    keeps<EditedLine>(
      ({ draft }) => draft,
      'quantity.refuse',
      'priceChange.refuse',
      'removal.refuse',
      'cart.reply: refused',
    ),
    sets<EditedLine>(
      'draft.change: to a price',
      ({ draft, settings }) => draft.priceText === (settings.canChangePrice ? '40' : null),
      'editing',
    ),
    onlyAfter(
      'cart.write',
      ...['line.save', 'quantity.confirm', 'priceChange.confirm', 'removal.confirm', 'loadQuickPrices: by the case'],
    ),
    onlyIf<EditedLine, Write>('cart.write', (before, event, { command }) =>
      command.kind === 'remove' ? isRemoval(before) && event === 'removal.confirm' : isSavable(before),
    ),
    onlyIf<EditedLine>('cart.write', (before, event) => event !== 'line.save' || unusualIn(before) === null),
    onlyIf<EditedLine>('cart.write', (before, event) => event === 'priceChange.confirm' || conflictIn(before) === null),
    awaits('cart.write', 'cart.reply'),
    newKeyAfter('cart.write', keyOf, 'cart.reply: refused'),
    sameKeyAfter('cart.write', keyOf, 'cart.reply: failed'),
  ],
});
