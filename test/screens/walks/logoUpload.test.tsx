import { act } from '@testing-library/react';
import { expect } from 'vitest';
import { ShopScreen } from '../../../src/screens/rules/ShopScreen.tsx';
import { logoUploadWalk } from '../../machines/admin/logoUpload.walk.ts';
import { firstRules } from '../../support/rules.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { answer, child, quietAdmin } from './quietShop.ts';

const isUploading = (is: boolean) => () =>
  expect(
    [...document.querySelectorAll('button')].some(({ type, ariaBusy }) => type === 'button' && ariaBusy === 'true'),
  ).toBe(is);

function open() {
  const { shop, area } = quietAdmin({ type: 'shop.enter' });
  renderPiece(<ShopScreen shop={shop} area={area} />);
  act(() => answer(child(area, 'shopRules'), 'loadRules', { topic: 'shop', rules: firstRules.shop }));
  return child(area, 'logoUpload');
}

walkScreen(logoUploadWalk, {
  open: { '': open },
  sees: { settled: isUploading(false), uploading: isUploading(true) },
  unseen: {},
});
