import { useSelector } from '@xstate/react';
import { LayoutGrid, Rows3 } from 'lucide-react';
import type { PageLayout } from '#domain/settings/preferences.ts';
import type { ProductListRef, ProductListSnapshot } from '#machines/productList/productListMachine.ts';
import { PHONE_BELOW } from '../../theme/layout.ts';
import { useIsNarrowerThan } from '../../theme/useIsNarrowerThan.ts';
import styles from './LayoutChoice.module.css';

const layoutOf = ({ context }: ProductListSnapshot) => context.layout;

const CHOICES: readonly { layout: PageLayout; label: string; icon: typeof Rows3 }[] = [
  { layout: 'grid', label: 'Grid', icon: LayoutGrid },
  { layout: 'list', label: 'List', icon: Rows3 },
];

/** Grid or list. Phones have the grid alone, which is called Mobile there, so there is nothing to choose. */
export function LayoutChoice({ productList }: { productList: ProductListRef }) {
  const layout = useSelector(productList, layoutOf);
  const isPhone = useIsNarrowerThan(PHONE_BELOW);
  if (isPhone) return null;
  const shown = layout === 'quickEntry' ? 'grid' : layout;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Layout</legend>
      {CHOICES.map(({ layout: value, label, icon: Icon }) => (
        <label key={value} className={styles.option} title={label}>
          <input
            type="radio"
            name="layout"
            aria-label={label}
            checked={shown === value}
            onChange={() => productList.send({ type: 'layout.choose', layout: value })}
          />
          <Icon aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  );
}
