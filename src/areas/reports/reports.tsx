import FileText from 'lucide-react/icons/file-text';
import type { ReportsPage } from '#machines/reports/reportsMachine.ts';
import { BUSINESS, type PageLine } from '../../page/pageLine.ts';
import type { Area } from '../area.ts';

const pages: readonly PageLine<ReportsPage>[] = [
  {
    name: 'reports',
    path: '/reports',
    shape: 'tiles',
    title: 'Documents',
    menuKey: 'ViewDocuments',
    only: { for: BUSINESS },
    menu: { group: 'Account', icon: <FileText /> },
    enter: () => ({ type: 'reports.enter' }),
  },
];

export const reports: Area = {
  name: 'reports',
  pages,
  load: () => import('./reportsParts.ts').then(({ reportsParts }) => reportsParts),
};
