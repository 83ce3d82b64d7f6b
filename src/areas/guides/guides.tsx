import ListOrdered from 'lucide-react/icons/list-ordered';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { BUSINESS, type PageLine } from '../../page/pageLine.ts';
import { readGuide } from '../../product/urlFilters.ts';
import type { Area } from '../area.ts';

const pages: readonly PageLine[] = [
  {
    name: 'orderGuide',
    path: '/order-guide',
    title: 'Order Guides',
    menuKey: 'OrderGuides',
    only: { for: BUSINESS },
    menu: {
      group: 'Account',
      icon: <NotebookPen />,
      label: 'Edit Order Guides',
    },
    params: (address) => ({ guide: readGuide(address, 'og') }),
  },
  {
    name: 'guideEdit',
    path: '/order-guide-edit',
    title: 'Edit Guide',
    menuKey: 'OrderGuides',
    only: { for: BUSINESS },
    params: (address) => ({ guide: readGuide(address, 'og_edit') ?? '' }),
  },
  {
    name: 'orderFromGuide',
    path: '/order-from-guide',
    title: 'Order from Guide',
    menuKey: 'OrderGuides',
    only: { for: BUSINESS },
    menu: { group: 'Orders', icon: <ListOrdered /> },
  },
];

export const guides: Area = {
  name: 'guides',
  pages,
  load: () => import('./guidesParts.ts').then(({ guidesParts }) => guidesParts),
};
