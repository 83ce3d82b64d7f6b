import { mayChooseColours } from '#domain/settings/mayChooseColours.ts';
import { type AccountSnapshot, accountMachine } from '#machines/account/accountMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { asksOnlyIf, leadsTo, restsIn } from '../../support/walks/walkRules.ts';
import { shopSample } from '../shop/shopSamples.ts';
import { colourful } from '../themeSamples.ts';

export const accountWalk = walkOf({
  machine: accountMachine,
  inputs: { 'a shop': { shop: shopSample().shop }, 'one with colors to choose': { shop: shopSample(colourful).shop } },
  parts: { 'one with colors to choose': ['settings.enter', 'page.leave', 'page.retry', 'themeEdit'] },
  events: {},
  failures: {
    accountSummary: { 'a bug': new TypeError('no page') },
    accountDetail: { 'a bug': new TypeError('no page') },
    makePayment: { 'a bug': new TypeError('no page') },
    deliveryAddresses: { 'a bug': new TypeError('no page') },
    themeEdit: { 'a bug': new TypeError('no page') },
    preferences: { 'a bug': new TypeError('no page') },
  },
  distinguish: ({ page }) => page,
  rules: [
    leadsTo('page.leave', 'away'),
    asksOnlyIf<AccountSnapshot['context']>('themeEdit', (_, { shop }) =>
      mayChooseColours(shop.shopper.configuration.settings),
    ),
    restsIn(['away', 'broken', 'unreachable', 'settingUp.withoutTheme']),
  ],
});
