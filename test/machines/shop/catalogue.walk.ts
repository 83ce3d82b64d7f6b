import type { ContextFrom } from 'xstate';
import { NO_FILTERS } from '#domain/catalog/catalogue.ts';
import { catalogueMachine } from '#machines/shop/catalogue/catalogueMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, restsIn, sendsOnce, sendsVersion, sets } from '../../support/walks/walkRules.ts';
import { editionOf, loadedCatalogue } from '../samples.ts';

const { products, ...surroundings } = loadedCatalogue;
const wanted = { shown: { ...NO_FILTERS, guide: null }, sortBy: 'description' } as const;

type Held = Readonly<{ held: { version: number } | null }>;

export const catalogueWalk = walkOf({
  machine: catalogueMachine,
  inputs: { 'for a customer': { seesGuides: true } },
  events: {
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
  distinguish: ({ edition, surroundings: around, isKept, wantedRows }) => [
    edition?.version ?? null,
    around !== null,
    isKept,
    wantedRows !== null,
  ],
  rules: [
    sendsVersion('refreshProducts', ({ held }: Held) => held?.version, {
      'readKeptProducts: what was kept': 1,
      'loadProducts: products': 2,
      'refreshProducts: products': 2,
    }),
    sets<ContextFrom<typeof catalogueMachine>>('loadGuides', ({ edition }) => edition !== null, 'loaded'),
    leadsTo('loadProducts failed', 'failed'),
    leadsTo('refreshProducts failed', 'loaded.fresh'),
    leadsTo('refreshSurroundings failed', 'loaded.fresh'),
    leadsTo('readKeptProducts failed', 'loading.products.asking'),
    sendsOnce('loadProducts', 'loadSurroundings', 'refreshProducts'),
    restsIn(['failed']),
    restsIn(['loaded.fresh.settled'], 'prepareSearch', 'loadBought'),
  ],
});
