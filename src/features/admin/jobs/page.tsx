import MailCheck from 'lucide-react/icons/mail-check';
import { frameText } from '#domain/texts/frameText.ts';
import { adminPage } from '../../../page/pageDefinition.ts';

export const jobsPage = adminPage({
  name: 'jobs',
  path: '/admin/jobs',
  title: frameText('pages.jobsAndEmails'),
  menu: { section: 'operations', icon: MailCheck },
});
