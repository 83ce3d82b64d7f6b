import { landingPageParts } from '../../features/ordering/landing/landingPageParts.ts';
import type { AreaHost } from '../../page/areaHost.ts';
import { areaOf } from '../areaOf.ts';

export const landingParts = (host: AreaHost) => areaOf(host, { landing: landingPageParts });
