import ListChecks from 'lucide-react/icons/list-checks';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageDefinition } from '../../../page/pageDefinition.ts';

export const checklistPage: PageDefinition = {
  name: 'checklist',
  path: '/admin/start',
  title: frameText('pages.setupChecklist'),
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', icon: ListChecks },
};
