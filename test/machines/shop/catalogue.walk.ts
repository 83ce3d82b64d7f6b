import { catalogueMachine } from '#machines/shop/catalogue/catalogueMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures, loadedCatalogue } from '../samples.ts';

export const catalogueWalk = walkOf({
  machine: catalogueMachine,
  inputs: { 'for a customer': { userType: 'Customer' } },
  events: {
    'catalogue.retry': { 'by its button': {} },
    'catalogue.refresh': { 'by the shop': {} },
    'guides.refresh': { 'after a change of one': {} },
  },
  answers: {
    loadCatalogue: { products: loadedCatalogue },
    refreshCatalogue: { products: loadedCatalogue },
    loadGuides: { none: [] },
  },
  failures: {
    loadCatalogue: { offline: failures.offline },
    refreshCatalogue: { unavailable: failures.unavailable },
    loadGuides: { offline: failures.offline },
  },
});
