import Lock from 'lucide-react/icons/lock';
import PackagePlus from 'lucide-react/icons/package-plus';
import { useMemo } from 'react';
import type { Catalogue } from '#domain/catalog/catalogue.ts';
import { inSequence } from '#domain/catalog/guideListing.ts';
import { type Guide, isEditable } from '#domain/guide/guide.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import type { OrderGuideRef } from '#machines/guides/orderGuide/orderGuideMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { DataTable } from '../../../components/tables/DataTable.tsx';
import { PHONE_BELOW } from '../../../theme/layout.ts';
import { GuideItemCard } from './GuideItemCard.tsx';
import { type GuideItem, guideItemColumns } from './guideItemColumns.tsx';
import styles from './OrderGuideScreen.module.css';

const rowKey = ({ line }: GuideItem) => String(line.productKey);

interface GuideItemsProps {
  readonly shop: Shop;
  readonly page: OrderGuideRef;
  readonly guide: Guide;
  readonly catalogue: Catalogue;
}

/** The products of the guide in its order, as cards below 600 px. */
export function GuideItems({ shop, page, guide, catalogue }: GuideItemsProps) {
  const settings = shop.shopper.configuration.settings;
  const canEdit = isEditable(guide);
  const items = useMemo(
    () =>
      inSequence(guide).flatMap((line): GuideItem[] => {
        const product = catalogue.productByKey.get(line.productKey);
        return product ? [{ line, product }] : [];
      }),
    [guide, catalogue],
  );
  const actions = useMemo(
    () =>
      canEdit
        ? {
            change: (item: GuideItem) => page.send({ type: 'item.change', guide, ...item }),
            remove: (item: GuideItem) => page.send({ type: 'item.remove', guide, ...item }),
          }
        : null,
    [page, guide, canEdit],
  );
  const columns = useMemo(() => guideItemColumns(settings, actions), [settings, actions]);
  return (
    <>
      {!canEdit && (
        <p className={styles.locked}>
          <Lock aria-hidden="true" />
          {guidesText('guide.orderGuide.locked')}
        </p>
      )}
      <DataTable
        label={guidesText('orderGuide.orderGuide', { name: guide.name })}
        columns={columns}
        rows={items}
        rowKey={rowKey}
        card={(item) => <GuideItemCard item={item} settings={settings} actions={actions} />}
        cardsBelow={PHONE_BELOW}
        empty={
          <EmptyState
            icon={<PackagePlus />}
            action={
              canEdit ? (
                <Button onClick={() => page.send({ type: 'product.add', catalogue, guideName: guide.name })}>
                  {guidesText('orderGuide.addAProduct')}
                </Button>
              ) : (
                <LinkButton to="/products">{guidesText('orderGuide.browseProducts')}</LinkButton>
              )
            }
          >
            {guidesText('guide.orderGuide.empty')}
          </EmptyState>
        }
      />
    </>
  );
}
