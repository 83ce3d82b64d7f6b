import type { AnyStateMachine } from 'xstate';
import { shopMachine } from '#machines/shop/shopMachine.ts';
import type { Visit } from '#machines/shop/visit.ts';
import { puppet } from '../../support/puppets.ts';
import { walkOf } from '../../support/walk.ts';
import { buyer, environment, failures, guest } from '../samples.ts';

/** Stands in for a coordinator. */
export const coordinator = puppet as unknown as AnyStateMachine;

export const productsPage: Visit = { area: 'ordering', page: { type: 'products.enter' } };
export const cartPage: Visit = { area: 'ordering', page: { type: 'cart.enter' } };
export const ordersPage: Visit = { area: 'history', page: { type: 'orderHistory.enter' } };

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
    'page.retry': { 'by its button': {} },
    'menu.choose': { 'the cart': { entry: 'ViewCart' } },
  },
  answers: { loadArea: { came: coordinator } },
  failures: {
    loadArea: { 'did not come': failures.offline },
    ordering: { 'a bug': new TypeError('no page') },
    history: { 'a bug': new TypeError('no page') },
  },
  infeasible: {
    'shop on xstate.error.actor.* [1] denied':
      'A bug in what lives as long as the shop ends it; the session opens it anew.',
  },
  distinguish: ({ visit, areas }) => [visit, Object.keys(areas)],
});
