import type { AreaPages } from '#machines/app/area/areaMachine.ts';
import type { AreaName } from '#machines/shop/visit.ts';
import type { AreaServices } from '../page/areaServices.ts';
import type { PageDefinition } from '../page/pageDefinition.ts';
import type { AreaScreen } from '../page/pageParts.ts';

/** The part of an area that loads on first use. */
export interface AreaParts {
  readonly pages: AreaPages;
  /** The parts of the page with this name; null until they have loaded. */
  readonly screenOf: (name: string) => AreaScreen | null;
}

/** An area before its parts have loaded. */
export interface Area {
  readonly name: AreaName;
  readonly pages: readonly PageDefinition[];
  readonly load: () => Promise<(host: AreaServices) => AreaParts>;
}
