import NotebookPen from 'lucide-react/icons/notebook-pen';
import { BUSINESS, type PageLine } from '../../../page/pageLine.ts';
import { readGuide } from '../../../product/urlFilters.ts';

export const orderGuidePage: PageLine = {
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
};
