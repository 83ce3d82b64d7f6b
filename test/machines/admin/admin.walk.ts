import { adminMachine } from '#machines/admin/adminMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { shopSample } from '../shop/shopSamples.ts';

export const adminWalk = walkOf({
  machine: adminMachine,
  inputs: { 'a shop': { shop: shopSample().shop } },
  events: {
    'options.enter': { 'by its address': {} },
    'jobs.enter': { 'by its address': {} },
    'payments.enter': { 'by its address': {} },
    'partners.enter': { 'by its address': {} },
    'siteSettings.enter': { 'by its address': {} },
    'calendar.enter': { 'by its address': {} },
    'rules.enter': { 'by its address': {} },
    'shop.enter': { 'by its address': {} },
    'users.enter': { 'by its address': {} },
    'imports.enter': { 'by its address': {} },
    'landingEditing.enter': { 'by its address': {} },
    'page.leave': { 'for another area': {} },
    'page.retry': { 'by its button': {} },
  },
  answers: { loadLandingEditing: { came: undefined } },
  failures: {
    passwordOptions: { 'a bug': new TypeError('no card') },
    defaultLayout: { 'a bug': new TypeError('no card') },
    defaultSort: { 'a bug': new TypeError('no card') },
    imageSync: { 'a bug': new TypeError('no card') },
    loadLandingEditing: { 'did not come': failures.offline },
    landingEditing: { 'a bug': new TypeError('no page') },
    jobs: { 'a bug': new TypeError('no page') },
    payments: { 'a bug': new TypeError('no page') },
    partners: { 'a bug': new TypeError('no page') },
    calendarRules: { 'a bug': new TypeError('no card') },
    zipRules: { 'a bug': new TypeError('no card') },
    chargeRules: { 'a bug': new TypeError('no card') },
    siteRules: { 'a bug': new TypeError('no card') },
    userRules: { 'a bug': new TypeError('no card') },
    shopRules: { 'a bug': new TypeError('no card') },
    logoUpload: { 'a bug': new TypeError('no card') },
    users: { 'a bug': new TypeError('no page') },
    imports: { 'a bug': new TypeError('no page') },
    fileDownload: { 'a bug': new TypeError('no page') },
  },
  distinguish: ({ page }) => page.type,
});
