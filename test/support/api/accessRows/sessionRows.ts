import { DEFAULT_PASSWORD_OPTIONS } from '#domain/account/passwordPolicy.ts';
import type { Row } from '../accessGates.ts';
import { FIXTURE_PASSWORD } from '../fixture.ts';

const addressParams = {
  own: { key: 'AddressOf:user' },
  another: { key: 'AddressOf:foreignUser' },
  absent: { key: 'Nothing' },
};
const signUp = {
  name: 'Ada Ordway',
  email: ':user@new.example',
  password: FIXTURE_PASSWORD,
  passwordConfirmation: FIXTURE_PASSWORD,
  verifyToken: 'x',
};
const newAddress = { display: 'Of :user', name: 'Somebody', zip: '04101' };
const ofAddress = { own: 200, another: 404, absent: 404, params: addressParams } as const;
const zipParams = { own: { zip: '99999' } };

/** Calls about sessions, passwords, users and their addresses. */
export const sessionRows: Readonly<Record<string, Row>> = {
  'POST /api/token': {
    gate: 'anyone',
    own: 200,
    form: { grant_type: 'password', client_id: 'ecommerce', username: 'chef', password: FIXTURE_PASSWORD },
  },
  'GET /api/demo/accounts': { gate: 'anyone', own: 200 },
  'POST /api/token/revoke': { gate: 'signedIn', own: 200 },
  'GET /api/humancheck/challenge': { gate: 'anyone', own: 200 },

  'GET /api/sessions': { gate: 'signedIn', own: 200 },
  'POST /api/sessions/:id/end': {
    gate: 'signedIn',
    own: 200,
    another: 404,
    absent: 404,
    params: {
      own: { id: ':session' },
      another: { id: ':foreignSession' },
      absent: { id: 'never-made' },
    },
  },
  'POST /api/sessions/endothers': { gate: 'signedIn', own: 200 },
  'GET /api/twofactor': { gate: 'signedIn', own: 200 },
  'POST /api/twofactor/setup': { gate: 'signedIn', own: 409, body: { password: 'wrong' } },
  'POST /api/twofactor/on': { gate: 'signedIn', own: 409, body: { otp: '000000' } },
  'POST /api/twofactor/recoverycodes': { gate: 'signedIn', own: 409, body: { password: 'wrong' } },
  'POST /api/twofactor/off': { gate: 'signedIn', own: 409, body: { password: 'wrong' } },
  'POST /api/password': {
    gate: 'signedIn',
    own: 409,
    body: { password: FIXTURE_PASSWORD, newPassword: 'short' },
  },
  'POST /api/password/userType': { gate: 'anyone', own: 200, body: { resetToken: 'never made' } },
  'POST /api/password/requestreset': { gate: 'anyone', own: 200, body: { emailOrUsername: ':user', verifyToken: 'x' } },
  'POST /api/password/reset': {
    gate: 'anyone',
    own: 409,
    body: { password: 'Another#2026', resetToken: 'never made', verifyToken: 'x' },
  },
  'GET /api/admin/passwordOptions': { gate: 'anyone', own: 200 },

  'GET /api/settings/consumer': { gate: 'anyone', own: 200 },
  'POST /api/consumer/signup': { gate: 'anyone', own: 200, body: signUp },
  'GET /api/consumer/verify': { gate: 'anyone', own: 409, query: 't=never-made' },
  'POST /api/consumer/resend': { gate: 'anyone', own: 200, body: { email: ':user@example.com' } },
  'GET /api/consumer': { gate: 'consumers', own: 200 },
  'POST /api/consumer': { gate: 'consumers', own: 200, body: { email: ':user@example.com', company: 'Two Spoons' } },

  'GET /api/user': { gate: 'signedIn', own: 200 },
  'GET /api/customer/list': { gate: 'salespeople', own: 200 },
  'GET /api/customer': { gate: 'buyers', own: 200 },

  'GET /api/consumer/address': { gate: 'consumers', own: 200 },
  'POST /api/consumer/address': { gate: 'consumers', own: 200, body: newAddress },
  'POST /api/consumer/address/:key': { gate: 'consumers', ...ofAddress, body: { city: 'Bath' } },
  'DELETE /api/consumer/address/:key': { gate: 'consumers', ...ofAddress },
  'POST /api/consumer/address/log/:zip': { gate: 'consumers', own: 200, params: zipParams },
  'GET /api/account/address': { gate: 'business', own: 200 },
  'POST /api/account/address': { gate: 'business', own: 200, body: newAddress },
  'PUT /api/account/address/:key': { gate: 'business', ...ofAddress, body: { contact: 'Ada' } },
  'DELETE /api/account/address/:key': { gate: 'business', ...ofAddress },

  'POST /api/admin/passwordOptions': { gate: 'admins', own: 200, body: DEFAULT_PASSWORD_OPTIONS },
};
