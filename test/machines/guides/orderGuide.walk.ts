import type { GuideWriteInput } from '#machines/guides/guideWrite/guideWrite.ts';
import { orderGuideMachine } from '#machines/guides/orderGuide/orderGuideMachine.ts';
import { onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { asksOnlyIf, leadsTo, refuses, restsIn, sendsOnce } from '../../support/walks/walkRules.ts';
import { tomatoes } from '../samples.ts';
import { guideCatalogue, guideListener, locked, outcomes, weekly } from './guideSamples.ts';

const [line] = weekly.products;
if (!line) throw new Error('no line');
const ofWeekly = { guide: weekly, line, product: tomatoes };
const ofLocked = { guide: locked, line, product: tomatoes };

export const orderGuideWalk = walkOf({
  machine: orderGuideMachine,
  inputs: { 'of a buyer': { rounding: 'None', guideList: guideListener().guideList } },
  events: {
    'guide.choose': { Weekly: { name: 'Weekly' } },
    'guide.create': { 'by its button': { takenNames: ['Weekly'] } },
    'guide.copy': { 'of a locked one': { guide: locked, takenNames: ['Weekly'] } },
    'guide.delete': { Weekly: { guide: weekly }, 'a locked one': { guide: locked } },
    'product.add': { 'to Weekly': { catalogue: guideCatalogue, guideName: 'Weekly' } },
    'item.change': { tomatoes: ofWeekly, 'of a locked guide': ofLocked },
    'item.remove': { tomatoes: ofWeekly, 'of a locked guide': ofLocked },
    'quickEntry.open': { 'of Weekly': { name: 'Weekly' } },
  },
  answers: {
    guideNaming: { named: { name: 'Bar' } },
    guideWrite: outcomes,
  },
  rules: [
    sendsOnce('guideWrite'),
    onlyAfter('guideWrite', 'deletion.confirm'),
    asksOnlyIf('guideWrite', ({ write }: GuideWriteInput) => write.kind === 'delete' && write.name === 'Weekly'),
    refuses('guide.delete: a locked one', 'item.change: of a locked guide', 'item.remove: of a locked guide'),
    leadsTo('deletion.refuse', 'viewing'),
    leadsTo('guideWrite: done', 'viewing'),
    leadsTo('guideWrite: taken', 'confirmingDelete'),
    leadsTo('guideWrite failed', 'confirmingDelete'),
    restsIn(['viewing', 'confirmingDelete']),
  ],
});
