import fastify from 'fastify';
import { expect, test } from 'vitest';
import { guardRefusals } from './codedRefusals.ts';

/** The guard's result for this answer of DELETE /api/cart. */
async function judged(status: number, body: object): Promise<string> {
  const app = fastify();
  app.delete('/api/cart', (_request, reply) => reply.code(status).send(body));
  const answer = guardRefusals(app).inject({ method: 'DELETE', url: '/api/cart?x=1' });
  return await answer.then(
    () => 'passes',
    (error: Error) => error.message,
  );
}

test.each([
  ['a code that the call declares', 409, { message: 'No', code: 'staleCart' }],
  ['the params of its code', 413, { message: 'No', code: 'tooLarge', params: { limit: 9 } }],
  ['success', 200, { isSuccess: true, version: 1 }],
])('an answer with %s passes', async (_, status, body) => {
  expect(await judged(status, body)).toBe('passes');
});

test.each([
  ['no code', 409, { message: 'No' }],
  ['a code of another call', 409, { message: 'No', code: 'guideFull', params: { limit: 9 } }],
  ['a code without its params', 413, { message: 'No', code: 'tooLarge' }],
  ['params that its code does not have', 409, { message: 'No', code: 'staleCart', params: { by: 'chef' } }],
  ['a refusal in status 200 without a code', 200, { isSuccess: false }],
  ['a refused line without a code', 200, { data: [{ isSuccess: true }, { isSuccess: false }] }],
  ['a reason of another call', 409, { message: 'No', code: 'staleCart', reasons: [{ code: 'lastAdmin' }] }],
])('an answer with %s does not', async (_, status, body) => {
  expect(await judged(status, body)).toMatch(/^DELETE \/api\/cart \d+ has the code/);
});
