import { catalogueMachine } from '#machines/catalogue/catalogueMachine.ts';
import { walkMachine } from '../support/walk.ts';
import { failures, loadedCatalogue } from './samples.ts';

walkMachine({
  machine: catalogueMachine,
  inputs: { 'for a customer': { userType: 'Customer' } },
  events: {
    'catalogue.retry': { 'by its button': {} },
    'catalogue.refresh': { 'by the shop': {} },
  },
  answers: { loadCatalogue: { products: loadedCatalogue }, refreshCatalogue: { products: loadedCatalogue } },
  failures: {
    loadCatalogue: { offline: failures.offline },
    refreshCatalogue: { unavailable: failures.unavailable },
  },
});
