import { waitFor } from 'xstate';
import type { Catalogue } from '#domain/catalog/catalogue.ts';
import type { Finder } from '#domain/search/finder.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import type { CatalogueRef } from '#machines/shop/catalogue/catalogueMachine.ts';

/** The catalog of the shop, loaded again after a failure; rejects if that fails too. */
export async function knownCatalogue(catalogue: CatalogueRef | undefined): Promise<Catalogue> {
  if (catalogue?.getSnapshot().hasTag('failed')) catalogue.send({ type: 'catalogue.retry' });
  const settled = catalogue && (await waitFor(catalogue, (snapshot) => !snapshot.hasTag('busy')));
  if (settled?.hasTag('loaded')) return settled.context.catalogue;
  throw new PortFailure(settled?.context.failure ?? { kind: 'unavailable', status: null, detail: '' });
}

/** The search over a loaded catalog, once it is prepared. */
export function finderFor({ products }: Catalogue, catalogue: CatalogueRef): () => Finder | null {
  return () => {
    const { finder } = catalogue.getSnapshot().context.catalogue;
    return finder?.products === products ? finder : null;
  };
}
