import type { AreaName } from '#machines/shop/visit.ts';
import type { Area, AreaParts } from '../../areas/area.ts';
import type { AreaHost } from '../../areas/areaHost.ts';
import { fetchMissingStyles } from './missingStyles.ts';

/** The parts of the areas, each loaded once; one that did not come is asked for again. */
export interface AreaLoader {
  load(area: AreaName): Promise<AreaParts>;
  /** Null before it has come. */
  loaded(area: AreaName): AreaParts | null;
}

export function createAreaLoader(areas: readonly Area[], host: AreaHost): AreaLoader {
  const coming = new Map<AreaName, Promise<AreaParts>>();
  const come = new Map<AreaName, AreaParts>();
  const failed = new Set<AreaName>();

  async function fetchParts(name: AreaName): Promise<AreaParts> {
    const area = areas.find((candidate) => candidate.name === name);
    if (!area) throw new Error(`there is no area ${name}`);
    if (failed.delete(name)) await fetchMissingStyles(document);
    const makeParts = await area.load();
    const parts = makeParts(host);
    come.set(name, parts);
    return parts;
  }

  return {
    loaded: (area) => come.get(area) ?? null,
    load: (area) => {
      const known = coming.get(area);
      if (known) return known;
      const fetched = fetchParts(area);
      coming.set(area, fetched);
      fetched.catch(() => {
        failed.add(area);
        coming.delete(area);
      });
      return fetched;
    },
  };
}
