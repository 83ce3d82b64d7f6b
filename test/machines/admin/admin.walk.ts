import { adminMachine } from '#machines/admin/adminMachine.ts';
import { onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, restsIn } from '../../support/walks/walkRules.ts';
import { shopSample } from '../shop/shopSamples.ts';

export const adminWalk = walkOf({
  machine: adminMachine,
  inputs: { 'a shop': { shop: shopSample().shop } },
  events: {},
  distinguish: ({ page }) => page.type,
  rules: [
    leadsTo('page.leave', 'away'),
    leadsTo('loadLandingEditing', 'editingLanding'),
    leadsTo('loadLandingEditing failed', 'unreachable'),
    leadsTo('landingEditing failed', 'broken'),
    leadsTo('users failed', 'broken'),
    onlyAfter('landingEditing', 'loadLandingEditing'),
    restsIn(['away', 'broken', 'unreachable']),
    restsIn(['settingRules'], 'zipRules', 'chargeRules'),
    restsIn(['managingTokens'], 'tokens'),
  ],
});
