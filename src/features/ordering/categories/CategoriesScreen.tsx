import { useSelector } from '@xstate/react';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import { useMemo } from 'react';
import { categoryCards } from '#domain/catalog/categoryCards.ts';
import { productsText } from '#domain/texts/productsText.ts';
import type { CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { DelayedSpinner } from '../../../components/states/DelayedSpinner.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { PageSkeleton } from '../../../components/states/PageSkeleton.tsx';
import styles from './CategoriesScreen.module.css';
import { CategoryCard } from './CategoryCard.tsx';

/** The skeleton of the cards, and after a second a message. */
function CategoriesSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <PageSkeleton shape="tiles" />
      <div className={styles.spinner}>
        <DelayedSpinner label={productsText('categories.loading')} />
      </div>
    </div>
  );
}

const catalogueOf = ({ context }: CatalogueSnapshot) => context.catalogue;
const isBusyIn = (snapshot: CatalogueSnapshot) => snapshot.hasTag('busy');
const hasFailed = (snapshot: CatalogueSnapshot) => snapshot.hasTag('failed');

/** Browses the catalog by main categories and their subcategories. */
export function CategoriesScreen({ shop }: { shop: Shop }) {
  const { catalogue: catalogueRef } = shop;
  const catalogue = useSelector(catalogueRef, catalogueOf);
  const isBusy = useSelector(catalogueRef, isBusyIn);
  const isFailed = useSelector(catalogueRef, hasFailed);
  const settings = shop.shopper.configuration.settings;
  const cards = useMemo(() => categoryCards(catalogue), [catalogue]);
  if (isBusy) return <CategoriesSkeleton />;
  if (isFailed) {
    return (
      <FailedState onRetry={() => catalogueRef.send({ type: 'catalogue.retry' })}>
        {productsText('categories.theCategoriesCouldNotBeLoaded')}
      </FailedState>
    );
  }
  if (cards.length === 0) {
    return (
      <EmptyState
        icon={<LayoutGrid />}
        action={<LinkButton to="/products">{productsText('categories.browseProducts')}</LinkButton>}
      >
        {productsText('categories.none')}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.cards} aria-label={productsText('categories.categories')}>
      {cards.map((card) => (
        <CategoryCard key={card.main.code} card={card} settings={settings} />
      ))}
    </ul>
  );
}
