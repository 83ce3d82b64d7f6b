import { createActor, fromPromise } from 'xstate';
import type { Catalogue } from '#domain/catalog/catalogue.ts';
import type { Guide } from '#domain/guide/guide.ts';
import type { GuidePatchLine } from '#domain/guide/guidePatch.ts';
import type { Product } from '#domain/product/product.ts';
import type { GuideListRef, GuideOutcome, GuideWriteInput } from '#machines/guides/guideWrite/guideWrite.ts';
import type { CatalogueInput } from '#machines/shop/catalogue/catalogue.ts';
import { type CatalogueRef, catalogueMachine } from '#machines/shop/catalogue/catalogueMachine.ts';
import { catalogueActors } from '../../support/walks/catalogueActors.ts';
import { catalogueOf, listener, loadedCatalogue, tomatoes } from '../samples.ts';

/** One line: two cases of tomatoes. */
export const weekly: Guide = {
  name: 'Weekly',
  isPrimary: false,
  isReadOnly: false,
  products: [
    {
      id: 1,
      productKey: 11,
      overridePrice: null,
      unitOfMeasure_Prc: null,
      unitOfMeasure: 'CS',
      orderQuantity: 2,
      sequence: 1,
    },
  ],
  version: 3,
};

export const locked: Guide = { ...weekly, name: 'House list', isReadOnly: true };

export const basil: Product = {
  ...tomatoes,
  productKey: 13,
  productCode: 'BAS',
  formattedProductCode: 'BAS',
  description: 'Basil, fresh',
};

/** The guide as someone else left it: another quantity of tomatoes, or basil as well. */
export const withQuantity = (orderQuantity: number): Guide => ({
  ...weekly,
  version: weekly.version + 1,
  products: weekly.products.map((line) => ({ ...line, orderQuantity })),
});
export const withBasil: Guide = {
  ...weekly,
  version: weekly.version + 1,
  products: weekly.products.flatMap((line) => [line, { ...line, id: 2, productKey: 13, sequence: 2 }]),
};

export const guideCatalogue: Catalogue = catalogueOf({
  ...loadedCatalogue,
  products: [tomatoes, basil],
  guides: [weekly],
});

export const set = (productKey: number, orderQuantity: number, sequence: number): GuidePatchLine => ({
  productKey,
  orderQuantity,
  unitOfMeasure: 'CS',
  isDelete: false,
  sequence,
});

export const done = { kind: 'done', version: null } as const;
export const taken = { kind: 'refused', status: 409, text: 'That name is taken.' } as const;
export const gone = { kind: 'refused', status: 404, text: 'This order guide does not exist.' } as const;
export const stale = (guide: Guide) => ({ kind: 'stale', guide }) as const;
export const unanswered = { kind: 'failed', text: 'The server did not respond.' } as const;

/** All that a writing may come to. */
export const outcomes = { done, taken, unanswered } as const satisfies Record<string, GuideOutcome>;
/** Only a bug fails the writing itself. */
export const broken = { 'by a bug': new Error('broken') } as const;

/** Counts how often the list of guides is requested again. */
export function guideListener() {
  const { ref, heard } = listener<{ type: 'guides.refresh' }>();
  const guideList: GuideListRef = ref;
  return { guideList, refreshes: () => heard().length };
}

/** What a machine has had written so far. */
export function writesOf(stage: { asked: (id: string) => unknown[] }) {
  return stage.asked('guideWrite').map((input) => (input as GuideWriteInput).write);
}

/** A loaded catalog whose guides are requested once more with every `refreshes`. */
export function catalogueRef(): { ref: CatalogueRef; refreshes: () => number } {
  let refreshes = 0;
  const ref = createActor(
    catalogueMachine.provide({
      actors: {
        ...catalogueActors(async () => loadedCatalogue),
        loadGuides: fromPromise<readonly Guide[], CatalogueInput>(async () => {
          refreshes += 1;
          return [weekly];
        }),
      },
    }),
    { input: { seesGuides: true } },
  ).start();
  return { ref, refreshes: () => refreshes };
}
