import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import type { Product } from '#domain/product/product.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { mayKeepGuides } from '#machines/shop/shopper.ts';
import { Button } from '../components/buttons/Button.tsx';
import { IconButton } from '../components/buttons/IconButton.tsx';
import { useIsExcluded } from '../product/useIsExcluded.ts';

interface AddToGuideButtonProps {
  readonly shop: Shop;
  readonly product: Product;
  readonly isSmall?: boolean;
}

/**
 * Opens the dialog that adds the product to an order guide. Absent for excluded products, and for users without guides.
 */
export function AddToGuideButton({ shop, product, isSmall = false }: AddToGuideButtonProps) {
  const keepsGuides = mayKeepGuides(shop.shopper);
  const isExcluded = useIsExcluded(shop, product);
  if (!keepsGuides || isExcluded) return null;
  const open = () => {
    const { guides } = shop.catalogue.getSnapshot().context.catalogue;
    shop.dialogs.send({ type: 'guide.addProduct', product, guides });
  };
  if (!isSmall) {
    return (
      <Button icon={<BookmarkPlus />} onClick={open}>
        {shopText('product.addToOrderGuide')}
      </Button>
    );
  }
  return (
    <IconButton
      size="small"
      icon={<BookmarkPlus />}
      label={shopText('product.addProductToOrderGuide', { description: product.description })}
      onClick={open}
    />
  );
}
