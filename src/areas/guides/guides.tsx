import ListOrdered from 'lucide-react/icons/list-ordered';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import type { GuidesPage } from '#machines/guides/guidesMachine.ts';
import { BUSINESS, type PageLine } from '../../page/pageLine.ts';
import { readGuide } from '../../product/urlFilters.ts';
import type { Area } from '../area.ts';

const pages: readonly PageLine<GuidesPage>[] = [
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
    enter: (address) => ({ type: 'orderGuide.enter', guide: readGuide(address, 'og') }),
  },
  {
    name: 'guideEdit',
    path: '/order-guide-edit',
    title: 'Edit Guide',
    menuKey: 'OrderGuides',
    only: { for: BUSINESS },
    enter: (address) => ({ type: 'guideEdit.enter', guide: readGuide(address, 'og_edit') ?? '' }),
  },
  {
    name: 'orderFromGuide',
    path: '/order-from-guide',
    title: 'Order from Guide',
    menuKey: 'OrderGuides',
    only: { for: BUSINESS },
    menu: { group: 'Orders', icon: <ListOrdered /> },
    enter: () => ({ type: 'orderFromGuide.enter' }),
  },
];

export const guides: Area = {
  name: 'guides',
  pages,
  load: () => import('./guidesParts.ts').then(({ guidesParts }) => guidesParts),
};
