import { ImportsScreen } from '../../../src/features/admin/imports/ImportsScreen.tsx';
import { renderPiece } from '../../screens/components/renderPiece.tsx';
import { child, quietAdmin } from './quietShop.ts';

/** The page of imports before anything has loaded. */
export function openArea() {
  const { shop, area } = quietAdmin({ type: 'imports.enter' });
  renderPiece(<ImportsScreen shop={shop} area={area} />);
  return { page: child(area, 'imports'), download: child(area, 'fileDownload') };
}
