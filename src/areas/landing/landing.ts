import { landingPage } from '../../features/ordering/landing/page.ts';
import type { Area } from '../area.ts';

export const landing: Area = {
  name: 'landing',
  pages: [landingPage],
  load: () => import('./landingParts.ts').then(({ landingParts }) => landingParts),
};
