import ListChecks from 'lucide-react/icons/list-checks';
import { BUSINESS, type PageLine } from '../../../page/pageLine.ts';

export const checklistPage: PageLine = {
  name: 'checklist',
  path: '/admin/start',
  title: 'Setup Checklist',
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', icon: <ListChecks /> },
};
