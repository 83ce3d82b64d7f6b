import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMON_CODES, codesOf } from '#domain/api/codesOf.ts';
import { contract } from '#domain/api/contract.ts';
import { REFUSAL_PARAMS, type RefusalCode } from '#domain/refusal/refusalCodes.ts';

const ROOT = join(import.meta.dirname, '../..');
const codes = Object.keys(REFUSAL_PARAMS) as RefusalCode[];

/** Of the punchout by OCI, which a procurement system opens and no client of the contract calls. */
const OUTSIDE_CONTRACT: readonly RefusalCode[] = ['notAdmitted', 'postbackHostRefused'];

test('each code is declared by a call, or by all', () => {
  const declared = new Set([...COMMON_CODES, ...OUTSIDE_CONTRACT, ...contract.flatMap(codesOf)]);
  expect(codes.filter((code) => !declared.has(code))).toEqual([]);
});

test('each code is sent from somewhere', () => {
  const files = ['server', 'domain'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const sending = files.filter((file) => file.endsWith('.ts') && !/^domain\/(api|refusal)\//.test(file));
  const source = sending.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
  expect(codes.filter((code) => !source.includes(`'${code}'`))).toEqual([]);
});

test('a call has the codes of its access and headers beside its own', () => {
  const [call] = contract.filter(({ path, method }) => path === '/api/cart' && method === 'DELETE');
  expect(call && codesOf(call).filter((code) => !COMMON_CODES.some((common) => common === code))).toEqual([
    ...['cartReadOnly', 'customerKey', 'customerRefused', 'customerRequired', 'forbidden', 'passwordChanged'],
    ...['sessionExpired', 'shipMethod', 'shipMethodRefused', 'staleCart'],
  ]);
});
