import type { ContextFrom } from 'xstate';
import { guideAdditionMachine } from '#machines/guides/guideAddition/guideAdditionMachine.ts';
import type { GuideWriteInput } from '#machines/guides/guideWrite/guideWrite.ts';
import { onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { asksOnlyIf, changesNothing, keeps, leadsTo, refuses, sendsOnce } from '../../support/walks/walkRules.ts';
import { sendsLines } from './guideRules.ts';
import { guideCatalogue, guideListener, outcomes, stale, withBasil } from './guideSamples.ts';

type Entered = ContextFrom<typeof guideAdditionMachine>;
const { guideList } = guideListener();

export const guideAdditionWalk = walkOf({
  machine: guideAdditionMachine,
  inputs: { 'to a guide': { catalogue: guideCatalogue, guideName: 'Weekly', rounding: 'None', guideList } },
  events: {
    'guide.choose': { 'a new one': { name: null }, Weekly: { name: 'Weekly' } },
    'name.type': { free: { name: 'Bar' } },
    'search.change': { 'for basil': { query: 'basil' }, 'for nothing there is': { query: 'zzz' } },
    'highlight.move': { down: { by: 1 } },
    'product.choose': { basil: { productKey: 13 }, 'one that is gone': { productKey: 99 } },
    'quantity.type': { 'to nonsense': { text: '1.5.2' } },
    'quantity.step': { down: { direction: 'down' } },
    'unit.choose': { cases: { unit: 'CS' } },
  },
  answers: { guideWrite: { ...outcomes, 'there already': stale(withBasil) } },
  distinguish: ({ guideName, newName, matches, draft }) => [
    guideName !== null,
    newName !== '',
    matches.length > 0,
    draft?.quantityText === '1.5.2',
  ],
  rules: [
    sendsOnce('guideWrite'),
    sendsLines,
    onlyAfter('guideWrite', 'product.add'),
    asksOnlyIf('guideWrite', ({ write }: GuideWriteInput) => write.name !== ''),
    refuses('product.choose: one that is gone'),
    changesNothing('dialog.close'),
    keeps(
      ({ guideName, newName, product, draft }: Entered) => [guideName, newName, product?.productKey, draft],
      'guideWrite: taken',
      'guideWrite: unanswered',
      'guideWrite: there already',
      'guideWrite failed',
    ),
    leadsTo('guideWrite: done', 'open.picking'),
    leadsTo('guideWrite: there already', 'open.entering'),
    leadsTo('guideWrite: taken', 'open.entering'),
    leadsTo('guideWrite failed', 'open.entering'),
  ],
});
