import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { findMachines } from '../../scripts/atlas/machines.ts';
import { sceneGroups } from '../../scripts/look/sceneGroups.ts';
import { areaOf, areaOfMachine } from './areas.ts';

it('counts a machine for the same area by its id and by its file', async () => {
  const machines = await findMachines();
  const apart = machines.filter(({ machine, file }) => areaOfMachine(machine.id) !== areaOf(`${basename(file)}`));
  expect(apart.map(({ file }) => file)).toEqual([]);
});

it('counts what came since the goal was set for its own area, and all else for the base', () => {
  const scenes = sceneGroups.map(({ flows: [flow = ''] }) => areaOfMachine(flow));
  expect([...new Set(scenes)].toSorted()).toEqual([
    'account ledger and Make Payment',
    'accounts and consumers',
    'addresses',
    'base',
    'card payment',
    'data that files bring in',
    'documents and reports',
    'landing page and editor',
    'orders out, answers in',
    'people and rules of the shop',
    'punchout',
    'theme, settings, images, administration',
  ]);
  expect(areaOf('test/api/passwords.test.ts')).toBe('accounts and consumers');
  expect(areaOf('test/screens/walks/passwordOptions.test.tsx')).toBe('theme, settings, images, administration');
  expect(areaOf('test/api/payAccount.test.ts')).toBe('account ledger and Make Payment');
  expect(areaOf('test/api/payOrder.test.ts')).toBe('card payment');
  expect(areaOf('test/api/integration.test.ts')).toBe('orders out, answers in');
  expect(areaOf('test/api/cart.test.ts')).toBe('base');
});
