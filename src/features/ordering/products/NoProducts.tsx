import PackageSearch from 'lucide-react/icons/package-search';
import type { ReactNode } from 'react';
import { shopText } from '#domain/texts/shopText.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { useReaches } from '../../../components/frame/reach.ts';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import styles from './NoProducts.module.css';

interface NoProductsProps {
  /** Whether the shop has no products at all; an admin then gets a link to the setup. */
  readonly isEmptyShop: boolean;
  /** The selected guide, if none of its products is still sold. */
  readonly unsoldGuide: string | null;
  readonly mayListAll: boolean;
  /** Products that nearly match the search; null without any. */
  readonly closest: ReactNode;
  readonly onShowAll: () => void;
}

const FIRST_STEPS = '/admin/start';

/** The search or the filters match no product. */
export function NoProducts({ isEmptyShop, unsoldGuide, mayListAll, closest, onShowAll }: NoProductsProps) {
  const runsIt = useReaches(FIRST_STEPS);
  const action =
    isEmptyShop && runsIt ? (
      <LinkButton to={FIRST_STEPS}>{shopText('products.setupChecklist')}</LinkButton>
    ) : (
      <Button onClick={onShowAll}>
        {mayListAll ? shopText('products.showAllProducts') : shopText('products.clearSearchAndFilters')}
      </Button>
    );
  return (
    <>
      <EmptyState icon={<PackageSearch />} action={action}>
        {unsoldGuide === null ? shopText('products.none') : shopText('products.guideUnsold', { name: unsoldGuide })}
      </EmptyState>
      {closest && (
        <section aria-labelledby="closest-matches">
          <h2 id="closest-matches" className={styles.closest}>
            {shopText('products.closest')}
          </h2>
          {closest}
        </section>
      )}
    </>
  );
}
