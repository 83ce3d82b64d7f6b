import { orderGuideMachine } from '#machines/guides/orderGuide/orderGuideMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { tomatoes } from '../samples.ts';
import { broken, guideCatalogue, guideListener, locked, outcomes, weekly } from './guideSamples.ts';

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
    guideWrite: outcomes,
  },
  failures: { guideNaming: broken, guideItem: broken, guideAddition: broken, guideWrite: broken },
});
