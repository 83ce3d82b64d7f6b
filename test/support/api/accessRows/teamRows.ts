import { USUAL_TERMS } from '#domain/team/teamMember.ts';
import type { Row } from '../accessGates.ts';

const ofApproval = { gate: 'business', own: 404, params: { own: { id: '1' } } } as const;
const ofMember = { gate: 'business', own: 404, params: { own: { userId: '2' } } } as const;
const newMember = { ...USUAL_TERMS, name: 'Cory', email: 'cory@oyster.example' };

/** Calls about teams and approvals, on a site without teams. */
export const teamRows: Readonly<Record<string, Row>> = {
  'GET /api/team': { gate: 'business', own: 404 },
  'GET /api/team/spending': { gate: 'business', own: 404 },
  'POST /api/team/member': { gate: 'business', own: 404, body: newMember },
  'PUT /api/team/member/:userId': { ...ofMember, body: { ...USUAL_TERMS, version: 1 } },
  'DELETE /api/team/member/:userId': { ...ofMember, query: 'version=1' },
  'POST /api/team/member/:userId/signOut': ofMember,
  'PUT /api/admin/users/:userId/team': {
    gate: 'admins',
    own: 200,
    absent: 404,
    params: { own: { userId: '3' }, absent: { userId: '999999' } },
    body: { isAdministrator: true },
  },
  'GET /api/approval/list': { gate: 'business', own: 404 },
  'GET /api/approval/:id': ofApproval,
  'PATCH /api/approval/:id': { ...ofApproval, body: { version: 1, lines: [] } },
  'POST /api/approval/:id/approve': { ...ofApproval, body: { version: 1, orderTotal: 1 } },
  'POST /api/approval/:id/return': { ...ofApproval, body: { version: 1, reason: 'Too much' } },
  'POST /api/approval/:id/takeBack': { ...ofApproval, body: { version: 1 } },
};
