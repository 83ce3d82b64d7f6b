import { reportsPage } from '../../features/reports/reports/page.tsx';
import type { Area } from '../area.ts';

export const reports: Area = {
  name: 'reports',
  pages: [reportsPage],
  load: () => import('./reportsParts.ts').then(({ reportsParts }) => reportsParts),
};
