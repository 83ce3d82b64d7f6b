import { useSelector } from '@xstate/react';
import type { PageLayout } from '#domain/settings/preferences.ts';
import type { ProductListSnapshot } from '#machines/shop/productList/productListMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { isReadOnly } from '#machines/shop/shopper.ts';
import { PHONE_BELOW } from '../../../theme/layout.ts';
import { useIsNarrowerThan } from '../../../theme/useIsNarrowerThan.ts';

const layoutOf = ({ context }: ProductListSnapshot) => context.layout;

/**
 * The layouts that this user can have here (specification 2): no list on phones, no quick entry for users who cannot
 * add.
 */
export function useOfferedLayouts(shop: Shop): readonly PageLayout[] {
  const cannotAdd = shop.shopper.userType === 'Public' || isReadOnly(shop.shopper);
  const isPhone = useIsNarrowerThan(PHONE_BELOW);
  return (['grid', 'list', 'quickEntry'] as const).filter(
    (layout) => !(layout === 'list' && isPhone) && !(layout === 'quickEntry' && cannotAdd),
  );
}

/** The layout on screen: one that is not available here is shown as the grid, and stays the saved one (readings 37). */
export function useShownLayout(shop: Shop): PageLayout {
  const layout = useSelector(shop.productList, layoutOf);
  return useOfferedLayouts(shop).includes(layout) ? layout : 'grid';
}
