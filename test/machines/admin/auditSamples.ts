import type { AuditRow } from '#domain/api/audit.ts';
import type { AuditPage } from '#machines/admin/audit/auditMachine.ts';

export const userChange: AuditRow = {
  id: 12,
  at: '2026-03-04T15:00:00.000Z',
  userId: 2,
  by: 'Ada Berg',
  isProgram: false,
  action: 'user.change',
  text: 'changed a user',
  subject: '4',
  about: 'Bo Larsen',
  detail: 'bo: name Bo → Bo Larsen',
  changes: [
    { what: 'Name', was: 'Bo', is: 'Bo Larsen' },
    { what: 'Acts for C1001', was: null, is: 'The Gilded Oyster' },
    { what: 'Acts for C1003', was: 'Tide Table', is: null },
    { what: 'Menu: Admin panel', was: 'Hidden', is: 'Shown' },
  ],
};
export const stockSent: AuditRow = {
  ...userChange,
  id: 11,
  userId: null,
  by: 'erp',
  isProgram: true,
  action: 'integration.stock',
  text: 'sent stock',
  subject: 'changed 3',
  about: '3 changed',
  detail: null,
  changes: [],
};
export const adminMade: AuditRow = {
  ...stockSent,
  id: 10,
  by: null,
  isProgram: false,
  action: 'admin.create',
  text: 'created an admin on the server',
  subject: '2',
  about: 'Ada Berg',
  detail: 'ada@example.com',
};

export const auditPage: AuditPage = {
  rows: [userChange, stockSent, adminMade],
  total: 3,
  people: [
    { userId: 2, name: 'Ada Berg' },
    { userId: 5, name: 'Cy Moreau' },
  ],
};
