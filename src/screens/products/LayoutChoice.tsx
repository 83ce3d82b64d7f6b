import { LayoutGrid, Rows3, TableProperties } from 'lucide-react';
import type { PageLayout } from '#domain/settings/preferences.ts';
import type { QuickEntryRef } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { PHONE_BELOW } from '../../theme/layout.ts';
import { useIsNarrowerThan } from '../../theme/useIsNarrowerThan.ts';
import styles from './LayoutChoice.module.css';
import { useOfferedLayouts, useShownLayout } from './useShownLayout.ts';

const CHOICES: Readonly<Record<PageLayout, { label: string; icon: typeof Rows3 }>> = {
  grid: { label: 'Grid', icon: LayoutGrid },
  list: { label: 'List', icon: Rows3 },
  quickEntry: { label: 'Quick Entry', icon: TableProperties },
};

/** Grid (Mobile on phones), list or quick entry; nothing where there is but one. Lines typed in quick entry are asked about first. */
export function LayoutChoice({ shop, quickEntry }: { shop: Shop; quickEntry: QuickEntryRef }) {
  const shown = useShownLayout(shop);
  const offered = useOfferedLayouts(shop);
  const isPhone = useIsNarrowerThan(PHONE_BELOW);
  if (offered.length < 2) return null;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Layout</legend>
      {offered.map((layout) => {
        const { label, icon: Icon } = CHOICES[layout];
        const name = isPhone && layout === 'grid' ? 'Mobile' : label;
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
