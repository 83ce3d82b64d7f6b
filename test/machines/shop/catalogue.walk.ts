import { NO_FILTERS } from '#domain/product/catalogue.ts';
import { catalogueMachine } from '#machines/shop/catalogue/catalogueMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { editionOf, failures, loadedCatalogue } from '../samples.ts';

const { products, ...surroundings } = loadedCatalogue;
const wanted = { shown: { ...NO_FILTERS, guide: null }, sortBy: 'description' } as const;

export const catalogueWalk = walkOf({
  machine: catalogueMachine,
  inputs: { 'for a customer': { seesGuides: true } },
  events: {
    'catalogue.retry': { 'by its button': {} },
    'catalogue.refresh': { 'by the shop': {} },
    'guides.refresh': { 'after a change of one': {} },
    'rows.want': { 'of the list': wanted },
  },
  answers: {
    readKeptProducts: { nothing: null, 'what was kept': editionOf(products) },
    loadProducts: { products: editionOf(products, 2) },
    refreshProducts: { products: editionOf(products, 2) },
    loadSurroundings: { 'categories and guides': surroundings },
    refreshSurroundings: { 'categories and guides': surroundings },
    loadFirstRows: { rows: { ...wanted, products } },
    loadGuides: { none: [] },
  },
  failures: {
    readKeptProducts: { 'no store': new Error('There is no store.') },
    loadProducts: { offline: failures.offline },
    refreshProducts: { unavailable: failures.unavailable },
    loadSurroundings: { offline: failures.offline },
    refreshSurroundings: { unavailable: failures.unavailable },
    loadFirstRows: { offline: failures.offline },
    loadGuides: { offline: failures.offline },
    prepareSearch: { 'a bug': new Error('a bug') },
  },
  distinguish: ({ edition, surroundings: around, isKept, wantedRows }) => [
    edition?.version ?? null,
    around !== null,
    isKept,
    wantedRows !== null,
  ],
});
