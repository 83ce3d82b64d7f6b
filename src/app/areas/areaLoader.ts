import type { AreaName } from '#machines/shop/visit.ts';
import type { Area, AreaParts } from '../../areas/area.ts';
import { type FetchedOnce, fetchOnce } from '../../loading/fetchOnce.ts';
import type { AreaServices } from '../../page/areaServices.ts';

/** The parts of the areas, each loaded once; after a failure the next use retries. */
export interface AreaLoader {
  load(area: AreaName): Promise<AreaParts>;
  /** Null until it has loaded. */
  loaded(area: AreaName): AreaParts | null;
}

export function createAreaLoader(areas: readonly Area[], host: AreaServices): AreaLoader {
  const parts = new Map<AreaName, FetchedOnce<AreaParts>>(
    areas.map(({ name, load }) => [name, fetchOnce(async () => (await load())(host))]),
  );
  return {
    loaded: (name) => parts.get(name)?.fetched() ?? null,
    load: async (name) => {
      const area = parts.get(name);
      if (!area) throw new Error(`there is no area ${name}`);
      return area.fetch();
    },
  };
}
