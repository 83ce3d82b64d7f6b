import FileText from 'lucide-react/icons/file-text';
import { BUSINESS, type PageLine } from '../../page/pageLine.ts';
import type { Area } from '../area.ts';

const pages: readonly PageLine[] = [
  {
    name: 'reports',
    path: '/reports',
    shape: 'tiles',
    title: 'Documents',
    menuKey: 'ViewDocuments',
    only: { for: BUSINESS },
    menu: { group: 'Account', icon: <FileText /> },
  },
];

export const reports: Area = {
  name: 'reports',
  pages,
  load: () => import('./reportsParts.ts').then(({ reportsParts }) => reportsParts),
};
