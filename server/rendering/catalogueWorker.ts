import { buildCatalogue } from '../product/buildCatalogue.ts';
import type { CatalogueTask } from './catalogueBuilds.ts';

export const render = ({ url, wanted }: CatalogueTask) => buildCatalogue(url, wanted);
