import type { CartCommand } from '#domain/cart/command.ts';
import { DEFAULT_USER_SETTINGS } from '#domain/settings/settings.ts';
import { isRemoval, isSavable, unusualIn } from '#machines/ordering/cartLineDialog/editedLine.ts';
import { cartRowMachine } from '#machines/ordering/cartRows/cartRowMachine.ts';
import { type EditedRow, isUnchanged } from '#machines/ordering/cartRows/editedRow.ts';
import { awaits, onlyAfter, onlyIf } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { keeps, sets } from '../../support/walks/walkRules.ts';
import { cartOf, failures, lastSale, tomatoes, twoCases } from '../samples.ts';
import { surroundings } from './cartRowsSamples.ts';

const { lastSaleOf: _, ...around } = surroundings().around;
const row = { ...around, line: twoCases, product: tomatoes, lastSale: () => lastSale };
const threeCases = { ...twoCases, orderQuantity: 3, extension: 144 };

type Write = Readonly<{ command: CartCommand }>;

export const cartRowWalk = walkOf({
  machine: cartRowMachine,
  inputs: {
    'two cases': row,
    'a line that may have no notes': { ...row, settings: { ...DEFAULT_USER_SETTINGS, allowProductTextLines: false } },
  },
  parts: {
    'a line that may have no notes': ['row.change: a note', 'row.save', 'row.restore', 'cart.reply: saved'],
  },
  events: {
    'row.change': {
      'to three': { line: twoCases, change: { quantityText: '3' } },
      'to none': { line: twoCases, change: { quantityText: '0' } },
      'to a word': { line: twoCases, change: { quantityText: 'two' } },
      'to far more': { line: twoCases, change: { quantityText: '900' } },
      'a note': { line: twoCases, change: { note1: 'ripe' } },
    },
    'row.step': { up: { line: twoCases, direction: 'up' } },
    'cart.reply': {
      saved: { result: { kind: 'done', cart: cartOf(2, threeCases) } },
      refused: { result: { kind: 'refused', text: 'Not sold to you.' } },
      'theirs is kept': { result: { kind: 'refused', text: 'Changed elsewhere.', isTheirsKept: true } },
      failed: { result: { kind: 'failed', text: 'Not now.', failure: failures.offline.failure } },
    },
  },
  distinguish: (context) => [
    isUnchanged(context),
    isRemoval(context),
    isSavable(context),
    unusualIn(context) !== null,
    context.message !== null,
    context.draft.note1,
  ],
  rules: [
    keeps<EditedRow>(({ draft }) => draft, 'quantity.refuse'),
    sets<EditedRow>('row.restore', isUnchanged, 'changed'),
    sets<EditedRow>('removal.refuse', isUnchanged, 'changed.confirmingRemoval'),
    onlyAfter('cart.write', 'row.save', 'row.step', 'quantity.confirm', 'removal.confirm', 'cart.reply'),
    onlyIf<EditedRow, Write>('cart.write', (before, event, { command }) =>
      command.kind === 'remove' ? isRemoval(before) && event === 'removal.confirm' : true,
    ),
    awaits('cart.write', 'cart.reply'),
  ],
});
