import type { ChecklistItem } from '#domain/api/checklist.ts';

export const mailItem: ChecklistItem = {
  topic: 'mail',
  title: 'Emails',
  state: 'demo',
  text: 'Emails are saved as files on the server and are not sent.',
  examples: [],
  more: 0,
  place: { to: '/admin/jobs', label: 'Jobs and Emails' },
  settings: ['SMTP_URL', 'MAIL_FROM'],
  guide: 'docs/mail.md',
};
export const productsItem: ChecklistItem = {
  topic: 'products',
  title: 'Products',
  state: 'missing',
  text: 'There are no products.',
  examples: [],
  more: 0,
  place: { to: '/admin/import', label: 'Import Data' },
  settings: [],
  guide: 'docs/import.md',
};
export const shopItem: ChecklistItem = {
  topic: 'shop',
  title: 'Name and logo',
  state: 'done',
  text: 'The shop is called Harbor Foods, with a logo of its own.',
  examples: [],
  more: 0,
  place: { to: '/admin/shop', label: 'Shop' },
  settings: [],
  guide: null,
};

export const addressesItem: ChecklistItem = {
  topic: 'addresses',
  title: 'Addresses of customers',
  state: 'missing',
  text: '67 business accounts have no delivery address and cannot order for delivery. Import ship-tos.',
  examples: ['C1001 The Gilded Oyster', 'C1002 Pine & Tide Bistro', 'C1003 Nine', 'C1004 Ten', 'C1005 Eleven'],
  more: 62,
  place: { to: '/admin/import', label: 'Import Data' },
  settings: [],
  guide: 'docs/import.md',
};

export const checklist: readonly ChecklistItem[] = [shopItem, mailItem, productsItem];
