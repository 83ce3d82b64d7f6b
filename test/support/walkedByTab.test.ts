import { expect, it } from 'vitest';
import { scenes } from '../../scripts/look/sceneGroups.ts';
import { walkedByTab } from './walkedByTab.ts';

it('names scenes that there are', () => {
  const names = scenes.map(({ name }) => name);
  expect(walkedByTab.filter((name) => !names.includes(name))).toEqual([]);
});
