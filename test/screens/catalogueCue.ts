import { createActor, type PromiseActorLogic, toPromise } from 'xstate';
import type { ProductEdition } from '#domain/catalog/productEdition.ts';
import type { CatalogueInput, FirstRows, WantedRows } from '#machines/shop/catalogue/catalogue.ts';
import type { CatalogueSample } from '../machines/samples.ts';
import { catalogueActors } from '../support/walks/catalogueActors.ts';
import { cue } from './cue.ts';

function ask<Output, Input extends object>(port: PromiseActorLogic<Output, Input>, input: Input): Promise<Output> {
  return toPromise(createActor(port, { input }).start());
}

/** A catalog that loads on cue, at once unless its products load later; `actors` are its ports. */
export function catalogueCue() {
  const { port, ...sample } = cue<CatalogueSample, CatalogueInput>();
  const laterProducts = cue<ProductEdition, object>();
  const firstRows = cue<FirstRows, WantedRows>();
  let comesLater = false;
  return {
    ...sample,
    laterProducts,
    firstRows,
    bringProductsLater: () => {
      comesLater = true;
    },
    actors: catalogueActors((input) => ask(port, input), {
      products: (sample) => (comesLater ? ask(laterProducts.port, {}) : sample()),
      firstRows: (wanted) => ask(firstRows.port, wanted),
    }),
  };
}
