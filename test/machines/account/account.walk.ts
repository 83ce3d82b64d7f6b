import { accountMachine } from '#machines/account/accountMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { shopSample } from '../shop/shopSamples.ts';
import { colourful } from '../themeSamples.ts';

export const accountWalk = walkOf({
  machine: accountMachine,
  inputs: { 'a shop': { shop: shopSample().shop }, 'one with colors to choose': { shop: shopSample(colourful).shop } },
  parts: { 'one with colors to choose': ['settings.enter', 'page.leave', 'page.retry', 'themeEdit'] },
  events: {
    'accountSummary.enter': { 'by its address': {} },
    'accountDetail.enter': { 'by its address': {} },
    'deliveryAddresses.enter': { 'by its address': {} },
    'settings.enter': { 'by its address': {} },
    'preferences.enter': { 'by its address': {} },
    'makePayment.enter': { 'by its address': {} },
    'page.leave': { 'for another area': {} },
    'page.retry': { 'by its button': {} },
  },
  answers: { loadMakePayment: { came: undefined } },
  failures: {
    accountSummary: { 'a bug': new TypeError('no page') },
    accountDetail: { 'a bug': new TypeError('no page') },
    loadMakePayment: { 'did not come': failures.offline },
    makePayment: { 'a bug': new TypeError('no page') },
    deliveryAddresses: { 'a bug': new TypeError('no page') },
    themeEdit: { 'a bug': new TypeError('no page') },
    preferences: { 'a bug': new TypeError('no page') },
  },
  distinguish: ({ page }) => page,
});
