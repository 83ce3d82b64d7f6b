import { orderGuideMachine } from '#machines/orderGuide/orderGuideMachine.ts';
import { walkOf } from '../support/walk.ts';
import { done, gone, guideCatalogue, guideKeeper, locked, taken, weekly } from './guideSamples.ts';
import { failures, tomatoes } from './samples.ts';

const [line] = weekly.products;
if (!line) throw new Error('no line');
const ofWeekly = { guide: weekly, line, product: tomatoes };
const ofLocked = { guide: locked, line, product: tomatoes };

export const orderGuideWalk = walkOf({
  machine: orderGuideMachine,
  inputs: { 'of a buyer': { rounding: 'None', keeper: guideKeeper().keeper } },
  events: {
    'guide.choose': { Weekly: { name: 'Weekly' } },
    'guide.create': { 'by its button': { takenNames: ['Weekly'] } },
    'guide.copy': { 'of a locked one': { guide: locked, takenNames: ['Weekly'] } },
    'guide.delete': { Weekly: { guide: weekly }, 'a locked one': { guide: locked } },
    'deletion.confirm': { 'by its button': {} },
    'deletion.refuse': { 'by its button': {} },
    'product.add': { 'to Weekly': { catalogue: guideCatalogue, guideName: 'Weekly' } },
    'item.change': { tomatoes: ofWeekly, 'of a locked guide': ofLocked },
    'item.remove': { tomatoes: ofWeekly, 'of a locked guide': ofLocked },
    'quickEntry.open': { 'of Weekly': { name: 'Weekly' } },
  },
  answers: {
    guideNaming: { named: { name: 'Bar' } },
    guideItem: { closed: undefined },
    guideAddition: { closed: undefined },
    deleteGuide: { done, gone, 'read-only': taken },
  },
  failures: { deleteGuide: { offline: failures.offline } },
});
