import MailCheck from 'lucide-react/icons/mail-check';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageLine } from '../../../page/pageLine.ts';

export const jobsPage: PageLine = {
  name: 'jobs',
  path: '/admin/jobs',
  title: frameText('pages.jobsAndEmails'),
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', section: 'operations', icon: <MailCheck /> },
};
