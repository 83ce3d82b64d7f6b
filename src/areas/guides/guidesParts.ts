import { guideEditParts } from '../../features/guides/guideEdit/guideEditParts.ts';
import { orderFromGuideParts } from '../../features/guides/orderFromGuide/orderFromGuideParts.ts';
import { orderGuideParts } from '../../features/guides/orderGuide/orderGuideParts.ts';
import type { AreaServices } from '../../page/areaServices.ts';
import { areaOf } from '../areaOf.ts';

/** Order guides: browsing, editing, and ordering from the last one. */
export const guidesParts = (host: AreaServices) =>
  areaOf(host, { orderGuide: orderGuideParts, guideEdit: guideEditParts, orderFromGuide: orderFromGuideParts });
