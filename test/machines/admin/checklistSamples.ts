import type { ChecklistItem } from '#domain/api/checklist.ts';

export const mailItem: ChecklistItem = {
  topic: 'mail',
  title: 'Emails',
  state: 'demo',
  text: 'Emails are saved as files on the server and are not sent.',
  place: { to: '/admin/jobs', label: 'Jobs and Emails' },
  settings: ['SMTP_URL', 'MAIL_FROM'],
  guide: 'docs/mail.md',
};
export const productsItem: ChecklistItem = {
  topic: 'products',
  title: 'Products',
  state: 'missing',
  text: 'There are no products.',
  place: { to: '/admin/import', label: 'Import Data' },
  settings: [],
  guide: 'docs/import.md',
};
export const shopItem: ChecklistItem = {
  topic: 'shop',
  title: 'Name and logo',
  state: 'done',
  text: 'The shop is called Harbor Foods, with a logo of its own.',
  place: { to: '/admin/shop', label: 'Shop' },
  settings: [],
  guide: null,
};

export const checklist: readonly ChecklistItem[] = [shopItem, mailItem, productsItem];
