import { chartOf } from './chart.ts';
import { readFeatures } from './features.ts';
import { findMachines } from './machines.ts';
import { householdsOf } from './overview.ts';
import type { PageData } from './page/pageData.ts';
import { promisesAbout } from './promises.ts';
import { walkedOf } from './walkedOf.ts';
import type { WalksLeft } from './walksLeft.ts';

/** A drawing without its own colours, which leads to places of the page instead of files. */
export function inlined(svg: string): string {
  return svg
    .replace(/<style>[\s\S]*?<\/style>\n?/, '')
    .replace('role="img"', 'role="group"')
    .replaceAll(/<title>[^<]*<\/title>\n?(?=<desc>)|<desc>[^<]*<\/desc>\n?/g, '')
    .replaceAll(/href="(\w+)\.svg"/g, 'href="#/$1"');
}

/** All that the page shows: the machines as they are, their drawings by file name, and what the last walks left. */
export async function pageDataOf(files: ReadonlyMap<string, string>, walksLeft: WalksLeft | null): Promise<PageData> {
  const drawn = (name: string) => inlined(files.get(`${name}.svg`) ?? '');
  const found = (await findMachines()).map(({ machine, sentence, file }) => ({
    chart: chartOf(machine, sentence),
    promises: promisesAbout(file),
  }));
  const households = householdsOf(found.map(({ chart }) => chart));
  const machines = found.map(({ chart, promises }) => ({
    chart,
    svg: drawn(chart.id),
    promises: promises.map(({ sentence }) => sentence),
    livesIn: households.filter(({ child }) => child === chart.id).map(({ owner }) => owner),
    runs: households.filter(({ owner }) => owner === chart.id).map(({ child }) => child),
    walked: walksLeft && walkedOf(chart, promises, walksLeft),
  }));
  const features = Object.fromEntries([...readFeatures()].map(([id, { capability }]) => [id, capability]));
  return { machines, overview: drawn('overview'), features };
}
