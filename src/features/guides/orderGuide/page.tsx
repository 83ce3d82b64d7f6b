import NotebookPen from 'lucide-react/icons/notebook-pen';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageDefinition } from '../../../page/pageDefinition.ts';
import { readGuide } from '../../../product/urlFilters.ts';

export const orderGuidePage: PageDefinition = {
  name: 'orderGuide',
  path: '/order-guide',
  title: frameText('pages.orderGuides'),
  menuKey: 'OrderGuides',
  only: { for: BUSINESS },
  menu: {
    group: 'Account',
    icon: NotebookPen,
    label: frameText('pages.editOrderGuides'),
  },
  params: (address) => ({ guide: readGuide(address, 'og') }),
};
