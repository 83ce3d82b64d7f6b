import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findMachines } from '../../../scripts/atlas/machines.ts';
import { areasOf } from '../../../scripts/test/areas.mjs';
import { AREAS, areaOf, areaOfMachine } from './areas.ts';

const TEST = join(import.meta.dirname, '../..');

it('counts a machine for the same area by its id and by its file', async () => {
  const machines = await findMachines();
  expect(machines.map(({ machine }) => areaOfMachine(machine.id))).toEqual(machines.map(({ file }) => areaOf(file)));
});

it('takes the innermost folder that has an area, else the name of the file, else the shop', () => {
  expect(areaOf('machines/admin/landingEditing/landingEditingMachine.ts')).toBe('landing');
  expect(areaOf('src/features/account/makePayment/MakePayment.tsx')).toBe('account');
  expect(areaOf('domain/api/history.ts')).toBe('history');
  expect(areaOf('server/platform/http/share.ts')).toBe('shop');
  expect(areasOf('src/features/ordering/landing/Landing.tsx')).toEqual(['ordering', 'landing']);
});

it.each([
  ['api', AREAS],
  ['journeys', AREAS],
  ['deep/journeys', []],
])('every test in test/%s lies in the folder of its area, and areas have some', (kind, needed) => {
  const folder = join(TEST, kind);
  const strays = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => !AREAS.includes(file.split('/')[0] ?? ''));
  expect(strays).toEqual([]);
  expect(needed.filter((area) => !existsSync(join(folder, area)))).toEqual([]);
});
