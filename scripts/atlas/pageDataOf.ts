import { chartOf } from './chart.ts';
import { readFeatures } from './features.ts';
import { invariantsAbout } from './invariants.ts';
import { findMachines } from './machines.ts';
import { householdsOf } from './overview.ts';
import type { PageData } from './page/pageData.ts';
import { walkedOf } from './walkedOf.ts';
import type { WalksLeft } from './walksLeft.ts';

/** A drawing without its own colors, whose links lead within the page. */
export function inlined(svg: string): string {
  return svg
    .replace(/<style>[\s\S]*?<\/style>\n?/, '')
    .replace('role="img"', 'role="group"')
    .replaceAll(/<title>[^<]*<\/title>\n?(?=<desc>)|<desc>[^<]*<\/desc>\n?/g, '')
    .replaceAll(/href="(\w+)\.svg"/g, 'href="#/$1"');
}

/** The data of the page: the machines, their drawings by file name, and the last walks. */
export async function pageDataOf(files: ReadonlyMap<string, string>, walksLeft: WalksLeft | null): Promise<PageData> {
  const drawn = (name: string) => inlined(files.get(`${name}.svg`) ?? '');
  const found = (await findMachines()).map(({ machine, sentence, file }) => ({
    chart: chartOf(machine, sentence),
    invariants: invariantsAbout(file),
  }));
  const households = householdsOf(found.map(({ chart }) => chart));
  const machines = found.map(({ chart, invariants }) => ({
    chart,
    svg: drawn(chart.id),
    invariants: invariants.map(({ sentence }) => sentence),
    livesIn: households.filter(({ child }) => child === chart.id).map(({ owner }) => owner),
    runs: households.filter(({ owner }) => owner === chart.id).map(({ child }) => child),
    walked: walksLeft && walkedOf(chart, invariants, walksLeft),
  }));
  const features = Object.fromEntries([...readFeatures()].map(([id, { capability }]) => [id, capability]));
  return { machines, overview: drawn('overview'), features };
}
