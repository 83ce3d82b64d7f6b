import ListChecks from 'lucide-react/icons/list-checks';
import { frameText } from '#domain/texts/frameText.ts';
import { adminPage } from '../../../page/pageDefinition.ts';

export const checklistPage = adminPage({
  name: 'checklist',
  path: '/admin/start',
  title: frameText('pages.setupChecklist'),
  menu: { icon: ListChecks },
});
