import { useSelector } from '@xstate/react';
import { Fragment } from 'react';
import { offeredGuides } from '#domain/catalog/catalogue.ts';
import type { CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { PlaceLink } from '../../../components/text/PlaceLink.tsx';
import { productsHref } from '../../../product/urlFilters.ts';

const catalogueOf = ({ context }: CatalogueSnapshot) => context.catalogue;

/** The order guides that contain the product, as links; null without any. */
export function useGuidesOf(shop: Shop, productKey: number): readonly string[] {
  const catalogue = useSelector(shop.catalogue, catalogueOf);
  const { guides } = offeredGuides(catalogue);
  return guides
    .filter(({ products }) => products.some((line) => line.productKey === productKey))
    .map(({ name }) => name);
}

export function InGuides({ names }: { readonly names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <PlaceLink to={productsHref({ guide: name })}>{name}</PlaceLink>
    </Fragment>
  ));
}
