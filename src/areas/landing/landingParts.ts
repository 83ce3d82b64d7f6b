import { landingPageParts } from '../../features/ordering/landing/landingPageParts.ts';
import type { AreaServices } from '../../page/areaServices.ts';
import { areaOf } from '../areaOf.ts';

export const landingParts = (host: AreaServices) => areaOf(host, { landing: landingPageParts });
