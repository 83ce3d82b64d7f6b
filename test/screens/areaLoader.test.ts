import { afterEach, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { createAreaLoader } from '../../src/app/areas/areaLoader.ts';
import type { Area, AreaParts } from '../../src/areas/area.ts';
import type { AreaHost } from '../../src/areas/areaHost.ts';
import { fetchMissingStyles } from '../../src/loading/missingStyles.ts';

const host = {} as AreaHost;
const parts: AreaParts = { coordinator: {} as AnyStateMachine, screens: {} };

function areaThat(load: Area['load']): Area {
  return { name: 'history', pages: [], load };
}

afterEach(() => document.querySelector('link')?.remove());

test('an area is loaded once, for all who ask, and made for the host', async () => {
  let loads = 0;
  const made: AreaHost[] = [];
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

test('an area that did not come is asked for again', async () => {
  const answers = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve(() => parts)];
  const loader = createAreaLoader(
    [areaThat(() => answers.shift() ?? Promise.reject(new Error('no third time')))],
    host,
  );
  await expect(loader.load('history')).rejects.toThrow('Failed to fetch');
  expect(await loader.load('history')).toBe(parts);
});

test('style sheets that did not come with it are asked for again, and waited for', async () => {
  const lost = document.createElement('link');
  lost.rel = 'stylesheet';
  lost.href = 'http://localhost/assets/historyParts.css';
  const answers = [Promise.reject(new Error('Unable to preload CSS')), Promise.resolve(() => parts)];
  const loader = createAreaLoader(
    [areaThat(() => answers.shift() ?? Promise.reject(new Error('no third time')))],
    host,
  );
  await loader.load('history').catch(() => document.head.append(lost));
  const loading = loader.load('history');
  const again = document.querySelector('link');
  expect([again === lost, again?.href]).toEqual([false, lost.href]);
  expect(loader.loaded('history')).toBeNull();
  again?.dispatchEvent(new Event('load'));
  expect(await loading).toBe(parts);
});

test('two parts whose style sheet did not come wait for the same one', async () => {
  const lost = document.createElement('link');
  lost.rel = 'stylesheet';
  lost.href = 'http://localhost/assets/historyParts.css';
  document.head.append(lost);
  const both = Promise.all([fetchMissingStyles(document), fetchMissingStyles(document)]);
  document.querySelector('link')?.dispatchEvent(new Event('load'));
  expect(await both).toHaveLength(2);
});

test.for(['load', 'error'])('who waits for a style sheet that is asked for again hears of its %s', async (outcome) => {
  const coming = document.createElement('link');
  coming.rel = 'stylesheet';
  coming.href = 'http://localhost/assets/loginParts.css';
  document.head.append(coming);
  const heard = new Promise<Event>((resolve) => coming.addEventListener(outcome, resolve, { once: true }));
  const again = fetchMissingStyles(document);
  document.querySelector('link')?.dispatchEvent(new Event(outcome));
  await again.catch(() => undefined);
  expect((await heard).type).toBe(outcome);
});
