import { fileDownloadMachine } from '#machines/admin/fileDownload/fileDownloadMachine.ts';
import { importsMachine } from '#machines/admin/imports/importsMachine.ts';
import { ImportsScreen } from '../../../src/features/admin/imports/ImportsScreen.tsx';
import { renderPiece } from '../../screens/components/renderPiece.tsx';
import { quietFlow } from './quietShop.ts';

/** The page of imports before anything has loaded. */
export function openArea() {
  const page = quietFlow(importsMachine);
  const download = quietFlow(fileDownloadMachine);
  renderPiece(<ImportsScreen flows={{ imports: page, fileDownload: download }} />);
  return { page, download };
}
