import MailCheck from 'lucide-react/icons/mail-check';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageDefinition } from '../../../page/pageDefinition.ts';

export const jobsPage: PageDefinition = {
  name: 'jobs',
  path: '/admin/jobs',
  title: frameText('pages.jobsAndEmails'),
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', section: 'operations', icon: MailCheck },
};
