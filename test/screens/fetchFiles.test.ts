import { afterEach, expect, test, vi } from 'vitest';
import { importFetched } from '../../src/loading/fetchFiles.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const link of document.querySelectorAll('link')) link.remove();
});

/** A network that answers in this order, and its recorded requests. */
function answers(...statuses: (number | null)[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address).pathname);
    const status = statuses.shift();
    if (!status) throw new TypeError('Failed to fetch');
    return new Response('', { status });
  });
  return asked;
}

const styles = () => document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');

test.each([
  ['lost on its way', null],
  ['of an older release', 404],
])('a file %s is not imported, and is requested again', async (_case, failure) => {
  const file = `assets/historyParts-${failure}.js`;
  const asked = answers(failure, 200);
  const load = vi.fn(async () => 'parts');
  await expect(importFetched(load, [file])).rejects.toThrow();
  expect(load).not.toHaveBeenCalled();
  expect(await importFetched(load, [file])).toBe('parts');
  expect(asked).toEqual([`/${file}`, `/${file}`]);
});

test('files that were loaded, are loading, or belong to the page are not requested again', async () => {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = '/assets/shared-frame.js';
  document.head.append(link);
  const asked = answers(200);
  const load = async () => 'parts';
  const needed = ['assets/cartLineParts.js', 'assets/shared-frame.js'];
  await Promise.all([importFetched(load, needed), importFetched(load, needed)]);
  await importFetched(load, needed);
  expect(asked).toEqual(['/assets/cartLineParts.js']);
});

test('a style sheet that failed to load leaves nothing, is requested again, and all wait for it', async () => {
  const load = vi.fn(async () => 'parts');
  const lost = importFetched(load, ['assets/guideParts.css']);
  styles()[0]?.dispatchEvent(new Event('error'));
  await expect(lost).rejects.toThrow('did not come');
  expect(styles()).toHaveLength(0);
  const both = Promise.all([1, 2].map(() => importFetched(load, ['assets/guideParts.css'])));
  expect([...styles()].map(({ href }) => new URL(href).pathname)).toEqual(['/assets/guideParts.css']);
  expect(load).not.toHaveBeenCalled();
  styles()[0]?.dispatchEvent(new Event('load'));
  expect(await both).toEqual(['parts', 'parts']);
});
