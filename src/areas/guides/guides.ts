import { guideEditPage } from '../../features/guides/guideEdit/page.ts';
import { orderFromGuidePage } from '../../features/guides/orderFromGuide/page.tsx';
import { orderGuidePage } from '../../features/guides/orderGuide/page.tsx';
import type { Area } from '../area.ts';

export const guides: Area = {
  name: 'guides',
  pages: [orderGuidePage, guideEditPage, orderFromGuidePage],
  load: () => import('./guidesParts.ts').then(({ guidesParts }) => guidesParts),
};
