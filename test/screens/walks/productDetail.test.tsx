import { screen } from '@testing-library/react';
import { ProductScreen } from '../../../src/screens/product/ProductScreen.tsx';
import { productDetailWalk } from '../../machines/productDetail.walk.ts';
import { loadedCatalogue, tomatoes } from '../../machines/samples.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import { child, quietOrdering } from './quietShop.ts';
import { all, text } from './seeing.ts';

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
  sees: { viewing: all(text(/^Add To Cart/), () => void screen.getByLabelText('Picture 2 of 2')) },
  unseen: {},
});
