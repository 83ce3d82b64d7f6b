import type { ContextFrom } from 'xstate';
import { shopMachine } from '#machines/app/shop/shopMachine.ts';
import type { PageVisit, Visit } from '#machines/shop/visit.ts';
import { emptyPages } from '../../support/screens/areaPages.ts';
import { leadsToDeed, onlyAfter, onlyIf } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo } from '../../support/walks/walkRules.ts';
import { buyer, environment, guest } from '../samples.ts';

const page = (name: string) => ({ name, params: {} });
export const productsPage: Visit = { area: 'ordering', page: page('products') };
export const cartPage: Visit = { area: 'ordering', page: page('cart') };
export const ordersPage: Visit = { area: 'history', page: page('orderHistory') };

type Shop = ContextFrom<typeof shopMachine>;
const EVERYWHERE = ['nowhere', 'fetchingArea', 'areaUnreachable', 'visiting', 'areaBroken'];

export const shopWalk = walkOf({
  machine: shopMachine,
  inputs: {
    'of a buyer': { shopper: buyer, environment: environment() },
    'of a guest': { shopper: guest, environment: environment() },
  },
  parts: { 'of a guest': ['page.enter: of the products', 'loadArea'] },
  events: {
    'page.enter': {
      'of the products': { visit: productsPage },
      'of the cart': { visit: cartPage },
      'of order history': { visit: ordersPage },
      'that there is not': { visit: null },
    },
    'menu.choose': { 'the cart': { entry: 'ViewCart' } },
  },
  answers: { loadArea: { came: emptyPages } },
  failures: {
    ordering: { 'a bug': new TypeError('no page') },
    history: { 'a bug': new TypeError('no page') },
  },
  infeasible: {
    'shop on xstate.error.actor.* [1] denied':
      'A bug in what lives as long as the shop ends it; the session opens it anew.',
  },
  distinguish: ({ visit, areas }) => [visit, Object.keys(areas)],
  rules: [
    onlyAfter('logMenuEntry', 'menu.choose'),
    leadsToDeed('menu.choose', 'logMenuEntry', ...EVERYWHERE),
    leadsTo('page.enter: that there is not', 'nowhere'),
    leadsTo('loadArea failed', 'areaUnreachable'),
    leadsTo('loadArea', 'visiting'),
    // A user who moves on while an area loads gets the page that was requested last.
    onlyIf<Shop, { visit: PageVisit }>(
      'page.enter',
      ({ visit }, event, entered) => event !== 'loadArea: came' || visit?.page.name === entered.visit.name,
    ),
  ],
});
