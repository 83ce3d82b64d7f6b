import type { ImportsRef } from '#machines/admin/imports/importsMachine.ts';
import { ImportsScreen } from '../../../src/screens/imports/ImportsScreen.tsx';
import { imports, triedRun } from '../../machines/admin/importSamples.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import { answer, child, quietAdmin } from './quietShop.ts';

/** The page of what is brought in, before anything has come. */
export function openImports(): ImportsRef {
  return openArea().page;
}

export function openArea() {
  const { shop, area } = quietAdmin({ type: 'imports.enter' });
  renderPiece(<ImportsScreen shop={shop} area={area} />);
  return { page: child(area, 'imports'), download: child(area, 'fileDownload') };
}

/** A list of stock that is to be chosen. */
export function openStock() {
  const { page, download } = openArea();
  answer(page, 'loadPage', imports);
  page.send({ type: 'file.begin', kind: 'stock' });
  return { flow: child(page, 'fileImport'), download };
}

/** One that was sent before. */
export function openRun() {
  const { page } = openArea();
  answer(page, 'loadPage', imports);
  page.send({ type: 'run.open', id: 7 });
  return child(page, 'fileImport');
}

/** What became of its rows. */
export function openVerdicts() {
  const flow = openRun();
  answer(flow, 'loadRun', triedRun);
  return child(flow, 'verdictList');
}
