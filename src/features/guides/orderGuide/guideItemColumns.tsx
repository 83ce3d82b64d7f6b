import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import type { GuideProduct } from '#domain/guide/guide.ts';
import type { Product } from '#domain/product/product.ts';
import { formatQuantity } from '#domain/quantity.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import type { DataTableColumn } from '../../../components/tables/dataTableColumn.ts';
import { NumberText } from '../../../components/text/NumberText.tsx';
import { PlaceLink } from '../../../components/text/PlaceLink.tsx';
import { ProductImage } from '../../../components/text/ProductImage.tsx';
import { ProductDescription } from '../../../product/ProductDescription.tsx';
import { imageSources } from '../../../product/productImages.ts';
import styles from './OrderGuideScreen.module.css';

/** A line of a guide with its product. */
export interface GuideItem {
  readonly line: GuideProduct;
  readonly product: Product;
}

/** Null for a locked guide. */
export type ItemActions = {
  readonly change: (item: GuideItem) => void;
  readonly remove: (item: GuideItem) => void;
} | null;

export function ItemButtons({ item, actions }: { item: GuideItem; actions: NonNullable<ItemActions> }) {
  const { description } = item.product;
  return (
    <span className={styles.actions}>
      <IconButton
        label={guidesText('orderGuide.changeQuantityOf', { description })}
        icon={<Pencil />}
        onClick={() => actions.change(item)}
      />
      <IconButton
        label={guidesText('orderGuide.removeProduct', { description })}
        icon={<Trash2 />}
        onClick={() => actions.remove(item)}
      />
    </span>
  );
}

export function guideItemColumns(settings: UserSettings, actions: ItemActions): readonly DataTableColumn<GuideItem>[] {
  const buttons: DataTableColumn<GuideItem> = {
    id: 'actions',
    header: '',
    spokenHeader: guidesText('orderGuide.actions'),
    width: 116,
    align: 'end',
    cell: (item) => actions && <ItemButtons item={item} actions={actions} />,
  };
  return [
    {
      id: 'product',
      header: guidesText('orderGuide.productDescription'),
      cell: ({ product }) => (
        <span className={styles.product}>
          <ProductImage sources={imageSources(product.mobileImage, settings)} alt="" width={40} isSmall />
          <PlaceLink to={`/product/${product.productKey}`}>
            <ProductDescription>{product.description}</ProductDescription>
          </PlaceLink>
        </span>
      ),
    },
    {
      id: 'code',
      header: guidesText('orderGuide.productCode'),
      width: 132,
      cell: ({ product }) => <span className="code">{product.formattedProductCode}</span>,
    },
    {
      id: 'quantity',
      header: guidesText('orderGuide.quantity'),
      width: 96,
      align: 'end',
      cell: ({ line }) => (
        <span className={styles.quantity}>
          <NumberText>{formatQuantity(line.orderQuantity)}</NumberText>
        </span>
      ),
    },
    { id: 'unit', header: 'U/M', width: 72, cell: ({ line }) => line.unitOfMeasure },
    ...(actions ? [buttons] : []),
  ];
}
