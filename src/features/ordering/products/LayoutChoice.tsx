import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows3 from 'lucide-react/icons/rows-3';
import TableProperties from 'lucide-react/icons/table-properties';
import { layoutNames, type PageLayout } from '#domain/settings/preferences.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { QuickEntryRef } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { PHONE_BELOW } from '../../../theme/layout.ts';
import { useIsNarrowerThan } from '../../../theme/useIsNarrowerThan.ts';
import styles from './LayoutChoice.module.css';
import { useOfferedLayouts, useShownLayout } from './useShownLayout.ts';

const ICONS: Readonly<Record<PageLayout, typeof Rows3>> = {
  grid: LayoutGrid,
  list: Rows3,
  quickEntry: TableProperties,
};

/**
 * Grid (Mobile on phones), list or quick entry; absent with only one. Asks before it discards lines typed in quick
 * entry.
 */
export function LayoutChoice({ shop, quickEntry }: { shop: Shop; quickEntry: QuickEntryRef }) {
  const shown = useShownLayout(shop);
  const offered = useOfferedLayouts(shop);
  const isPhone = useIsNarrowerThan(PHONE_BELOW);
  if (offered.length < 2) return null;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{shopText('products.layout')}</legend>
      {offered.map((layout) => {
        const Icon = ICONS[layout];
        const name = isPhone && layout === 'grid' ? shopText('products.mobile') : layoutNames()[layout];
        return (
          <label key={layout} className={styles.option} title={name}>
            <input
              type="radio"
              name="layout"
              aria-label={name}
              checked={shown === layout}
              onChange={() => quickEntry.send({ type: 'view.choose', change: { kind: 'layout', layout } })}
            />
            <Icon aria-hidden="true" />
          </label>
        );
      })}
    </fieldset>
  );
}
