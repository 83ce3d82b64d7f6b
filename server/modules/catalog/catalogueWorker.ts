import { buildCatalogue } from './buildCatalogue.ts';
import type { CatalogueTask } from './catalogueBuilds.ts';

export const render = ({ url, wanted }: CatalogueTask) => buildCatalogue(url, wanted);
