import { screen } from '@testing-library/react';
import { texts } from '#domain/texts.ts';
import { ProductScreen } from '../../../src/screens/product/ProductScreen.tsx';
import { productDetailWalk } from '../../machines/ordering/productDetail.walk.ts';
import { loadedCatalogue, tomatoes } from '../../machines/samples.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import { child, quietOrdering } from './quietShop.ts';
import { all, text, without } from './seeing.ts';

const pictured = { ...tomatoes, detailImages: ['front.webp', 'back.webp'] };

walkScreen(productDetailWalk, {
  open: {
    'of tomatoes': () => {
      const catalogue = { ...loadedCatalogue, products: [pictured] };
      const { shop, area } = quietOrdering({ type: 'product.enter', productKey: 11 }, { catalogue });
      renderPiece(<ProductScreen shop={shop} area={area} />);
      return child(area, 'productDetail');
    },
  },
  sees: {
    pictures: all(text(/^Add To Cart/), () => void screen.getByLabelText('Picture 2 of 2')),
    'documents.offered': without(texts.documents.unavailable),
    'documents.unavailable': text(texts.documents.unavailable),
  },
  unseen: { documents: 'not every product has buttons' },
});
