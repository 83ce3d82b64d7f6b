import MailCheck from 'lucide-react/icons/mail-check';
import { BUSINESS, type PageLine } from '../../../page/pageLine.ts';

export const jobsPage: PageLine = {
  name: 'jobs',
  path: '/admin/jobs',
  title: 'Jobs and Emails',
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', icon: <MailCheck /> },
};
