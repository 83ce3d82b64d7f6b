import { guideEditParts } from '../../features/guides/guideEdit/guideEditParts.ts';
import { orderFromGuideParts } from '../../features/guides/orderFromGuide/orderFromGuideParts.ts';
import { orderGuideParts } from '../../features/guides/orderGuide/orderGuideParts.ts';
import type { AreaHost } from '../../page/areaHost.ts';
import { areaOf } from '../areaOf.ts';

/** Order guides: looking through them, editing one as a whole, and ordering from the last one. */
export const guidesParts = (host: AreaHost) =>
  areaOf(host, { orderGuide: orderGuideParts, guideEdit: guideEditParts, orderFromGuide: orderFromGuideParts });
