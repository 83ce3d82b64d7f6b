import ListChecks from 'lucide-react/icons/list-checks';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageLine } from '../../../page/pageLine.ts';

export const checklistPage: PageLine = {
  name: 'checklist',
  path: '/admin/start',
  title: frameText('pages.setupChecklist2'),
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', icon: <ListChecks /> },
};
