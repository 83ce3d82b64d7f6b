import { guideItemMachine } from '#machines/guides/guideItem/guideItemMachine.ts';
import type { GuideWriteInput } from '#machines/guides/guideWrite/guideWrite.ts';
import { onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { asksOnlyIf, changesNothing, keeps, leadsTo, sendsOnce } from '../../support/walks/walkRules.ts';
import { tomatoes } from '../samples.ts';
import { seesVersion, sendsLines } from './guideRules.ts';
import { gone, guideListener, outcomes, stale, weekly, withQuantity } from './guideSamples.ts';

const [line] = weekly.products;
if (!line) throw new Error('no line');
const { guideList } = guideListener();
const item = { guide: weekly, line, product: tomatoes, rounding: 'None', guideList } as const;

const isRemoval = (write: GuideWriteInput['write']) => 'lines' in write && write.lines.some(({ isDelete }) => isDelete);

export const guideItemWalk = walkOf({
  machine: guideItemMachine,
  inputs: { 'to change': { ...item, purpose: 'change' }, 'to remove': { ...item, purpose: 'removal' } },
  events: {
    'quantity.type': { 'to five': { text: '5' }, 'to nonsense': { text: '1.5.2' } },
    'quantity.step': { down: { direction: 'down' } },
    'unit.choose': { pieces: { unit: 'EA' } },
  },
  answers: {
    guideWrite: { ...outcomes, gone, 'changed elsewhere': stale(withQuantity(7)) },
  },
  distinguish: ({ draft }) => [draft.quantityText === '1.5.2', draft.quantityText === '5'],
  rules: [
    sendsOnce('guideWrite'),
    sendsLines,
    onlyAfter('guideWrite', 'item.save', 'removal.confirm'),
    asksOnlyIf('guideWrite', ({ write }: GuideWriteInput) => !isRemoval(write), 'item.save'),
    asksOnlyIf('guideWrite', ({ write }: GuideWriteInput) => isRemoval(write), 'removal.confirm'),
    seesVersion('Weekly', { start: weekly.version, 'guideWrite: changed elsewhere': withQuantity(7).version }),
    changesNothing('dialog.cancel'),
    keeps(({ draft }: { draft: unknown }) => draft, 'guideWrite', 'guideWrite failed'),
    leadsTo('guideWrite: done', 'closed'),
    leadsTo('guideWrite: changed elsewhere', 'editing', 'confirming'),
    leadsTo('guideWrite failed', 'editing', 'confirming'),
  ],
});
