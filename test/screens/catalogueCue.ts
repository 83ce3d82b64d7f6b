import { createActor, toPromise } from 'xstate';
import type { CatalogueInput } from '#machines/shop/catalogue/catalogue.ts';
import type { CatalogueSample } from '../machines/samples.ts';
import { catalogueActors } from '../support/catalogueActors.ts';
import { cue } from './cue.ts';

/** A catalogue that comes on cue; `actors` are its ports. */
export function catalogueCue() {
  const { port, ...sample } = cue<CatalogueSample, CatalogueInput>();
  return { ...sample, actors: catalogueActors((input) => toPromise(createActor(port, { input }).start())) };
}
