import { expect, test } from 'vitest';
import { createAreaLoader } from '../../src/app/areas/areaLoader.ts';
import type { Area, AreaParts } from '../../src/areas/area.ts';
import type { AreaServices } from '../../src/page/areaServices.ts';
import { emptyPages } from '../support/screens/areaPages.ts';

const host = {} as AreaServices;
const parts: AreaParts = { pages: emptyPages, screenOf: () => null };

function areaThat(load: Area['load']): Area {
  return { name: 'history', pages: [], load };
}

test('an area is loaded once, for all who ask, and made for the host', async () => {
  let loads = 0;
  const made: AreaServices[] = [];
  const loader = createAreaLoader(
    [
      areaThat(async () => {
        loads += 1;
        return (forHost) => {
          made.push(forHost);
          return parts;
        };
      }),
    ],
    host,
  );
  expect(loader.loaded('history')).toBeNull();
  expect(await Promise.all([loader.load('history'), loader.load('history')])).toEqual([parts, parts]);
  expect([loads, made, loader.loaded('history')]).toEqual([1, [host], parts]);
});

test('an area that failed to load is requested again', async () => {
  const answers = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve(() => parts)];
  const loader = createAreaLoader(
    [areaThat(() => answers.shift() ?? Promise.reject(new Error('no third time')))],
    host,
  );
  await expect(loader.load('history')).rejects.toThrow('Failed to fetch');
  expect(await loader.load('history')).toBe(parts);
});
