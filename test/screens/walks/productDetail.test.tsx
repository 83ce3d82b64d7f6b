import { texts } from '#domain/texts.ts';
import { ProductScreen } from '../../../src/screens/product/ProductScreen.tsx';
import { productDetailWalk } from '../../machines/ordering/productDetail.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import { child, quietOrdering } from './quietShop.ts';
import { text, without } from './seeing.ts';

walkScreen(productDetailWalk, {
  open: {
    'of tomatoes': () => {
      const { shop, area } = quietOrdering({ type: 'product.enter', productKey: 11 });
      renderPiece(<ProductScreen shop={shop} area={area} />);
      return child(area, 'productDetail');
    },
  },
  sees: {
    pictures: text(/^Add To Cart/),
    'documents.offered': without(texts.documents.unavailable),
    'documents.unavailable': text(texts.documents.unavailable),
  },
  unseen: { documents: 'not every product has buttons' },
});
