import { beforeEach, expect, test, vi } from 'vitest';
import { createRouter, type Step } from '#src/app/router.ts';

const router = createRouter();
let isWorkUnsaved = false;
const asked: [from: string, to: string, isThroughHistory: boolean][] = [];
const stopped = vi.fn<(step: Step) => void>();
router.guard(({ from, to, isThroughHistory }) => {
  asked.push([from.pathname, to.pathname, isThroughHistory]);
  return isWorkUnsaved;
}, stopped);

beforeEach(() => {
  isWorkUnsaved = false;
  router.navigate('/first');
  asked.length = 0;
  stopped.mockReset();
});

const shown = () => [router.location.pathname, window.location.pathname];
const arrival = () =>
  new Promise<void>((resolve) => {
    const leave = router.subscribe(() => {
      leave();
      resolve();
    });
  });
const back = async () => {
  const arrived = arrival();
  window.history.back();
  await arrived;
};

test('a step goes to the address, tells who listens, and can be taken back', async () => {
  const places: string[] = [];
  router.subscribe(() => places.push(`${router.location.pathname}${router.location.search}`));
  router.navigate('/products?s=fish', { state: { from: 'menu' } });
  expect(router.location).toMatchObject({ pathname: '/products', search: '?s=fish', state: { from: 'menu' } });
  router.navigate('/products', { replace: true });
  await back();
  expect([...shown(), router.isThroughHistory]).toEqual(['/first', '/first', true]);
  expect(places).toEqual(['/products?s=fish', '/products', '/first']);
});

test('a stopped step is not made until it is allowed', () => {
  isWorkUnsaved = true;
  router.navigate('/cart');
  expect([...shown(), router.isStopped]).toEqual(['/first', '/first', true]);
  router.makeStopped();
  expect([...shown(), router.isStopped]).toEqual(['/cart', '/cart', false]);
  router.navigate('/checkout');
  expect(stopped).toHaveBeenCalledTimes(2);
  expect(shown()).toEqual(['/cart', '/cart']);
});

test('Back over unsaved work returns to the page first; then it is made, or forgotten', async () => {
  router.navigate('/edit');
  isWorkUnsaved = true;
  const isAsked = () => vi.waitFor(() => expect(stopped).toHaveBeenCalled());
  window.history.back();
  await isAsked();
  expect([...shown(), router.isStopped]).toEqual(['/edit', '/edit', true]);
  expect(asked.at(-1)).toEqual(['/edit', '/first', true]);
  router.forgetStopped();
  router.makeStopped();
  router.navigate('/cart');
  expect(shown()).toEqual(['/edit', '/edit']);
  router.forgetStopped();
  stopped.mockReset();
  window.history.back();
  await isAsked();
  const arrived = arrival();
  router.makeStopped();
  await arrived;
  expect(shown()).toEqual(['/first', '/first']);
});

test('React Router goes through the same guard', () => {
  isWorkUnsaved = true;
  router.history.push({ pathname: '/orders', search: '', hash: '' });
  expect(stopped).toHaveBeenCalledWith(expect.objectContaining({ isThroughHistory: false }));
  expect([shown(), router.history.location.pathname]).toEqual([['/first', '/first'], '/first']);
});
