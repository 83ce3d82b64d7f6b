import { useSelector } from '@xstate/react';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useMemo } from 'react';
import { listedGuides } from '#domain/catalog/guideListing.ts';
import type { Guide } from '#domain/guide/guide.ts';
import { isSameGuideName } from '#domain/guide/guideName.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { OrderGuideRef } from '#machines/guides/orderGuide/orderGuideMachine.ts';
import type { CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import type { PageVisit } from '#machines/shop/visit.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { PrintHead } from '../../../components/frame/PrintHead.tsx';
import { usePageName } from '../../../components/frame/pageName.ts';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { PageSkeleton } from '../../../components/states/PageSkeleton.tsx';
import { GuideItems } from './GuideItems.tsx';
import { OrderGuideDialogs } from './OrderGuideDialogs.tsx';
import styles from './OrderGuideScreen.module.css';
import { OrderGuideToolbar } from './OrderGuideToolbar.tsx';

const catalogueOf = ({ context }: CatalogueSnapshot) => context.catalogue;
const isBusyIn = (snapshot: CatalogueSnapshot) => snapshot.hasTag('busy');
const isRefreshingIn = (snapshot: CatalogueSnapshot) => snapshot.hasTag('refreshing');
const hasFailed = (snapshot: CatalogueSnapshot) => snapshot.hasTag('failed');

/** The guide of the address, else the first one. */
function chosenIn(guides: readonly Guide[], wanted: string | null): Guide | undefined {
  return wanted === null ? guides[0] : guides.find(({ name }) => isSameGuideName(name, wanted));
}

interface OrderGuideScreenProps {
  readonly shop: Shop;
  readonly flows: { readonly orderGuide: OrderGuideRef };
  readonly params: PageVisit['params'];
}

/** The order guides of the customer, one at a time. */
export function OrderGuideScreen({ shop, flows, params }: OrderGuideScreenProps) {
  const { orderGuide: page } = flows;
  const wanted = params.guide ?? null;
  const catalogueRef = shop.catalogue;
  const catalogue = useSelector(catalogueRef, catalogueOf);
  const isBusy = useSelector(catalogueRef, isBusyIn);
  const isRefreshing = useSelector(catalogueRef, isRefreshingIn);
  const isFailed = useSelector(catalogueRef, hasFailed);
  const { guides, hidden } = useMemo(() => listedGuides(catalogue), [catalogue]);
  const guide = chosenIn(guides, wanted);
  usePageName(guide?.name);
  if (isFailed) {
    return (
      <FailedState onRetry={() => catalogueRef.send({ type: 'catalogue.retry' })}>
        {guidesText('orderGuide.theOrderGuidesCouldNotBe')}
      </FailedState>
    );
  }
  const isWaiting = wanted !== null && guide === undefined && isRefreshing;
  if (isBusy || isWaiting) {
    return (
      <div aria-busy="true">
        <PageSkeleton />
      </div>
    );
  }
  const create = () => page.send({ type: 'guide.create', takenNames: catalogue.guides.map(({ name }) => name) });
  const isHidden = wanted !== null && hidden.some(({ name }) => isSameGuideName(name, wanted));
  return (
    <>
      <OrderGuideDialogs shop={shop} page={page} />
      {guide && <PrintHead title={guide.name} customer={shop.shopper.configuration.customer} />}
      {guides.length > 0 && (
        <OrderGuideToolbar page={page} guides={guides} guide={guide} catalogue={catalogue} onCreate={create} />
      )}
      {hidden.length > 0 && (
        <p className={styles.hidden}>{shopText('products.guidesHidden', { count: hidden.length })}</p>
      )}
      {guide && <GuideItems shop={shop} page={page} guide={guide} catalogue={catalogue} />}
      {!guide && wanted === null && (
        <EmptyState
          icon={<NotebookPen />}
          action={
            <Button variant="primary" onClick={create}>
              {guidesText('orderGuide.createNew')}
            </Button>
          }
        >
          {guidesText('guide.orderGuide.none')}
        </EmptyState>
      )}
      {!guide && wanted !== null && (
        <EmptyState
          icon={<NotebookPen />}
          action={
            <Button onClick={() => catalogueRef.send({ type: 'guides.refresh' })}>
              {guidesText('orderGuide.checkAgain')}
            </Button>
          }
        >
          {isHidden
            ? guidesText('guide.orderGuide.hidden', { name: wanted })
            : guidesText('guide.orderGuide.unlisted', { name: wanted })}
        </EmptyState>
      )}
    </>
  );
}
