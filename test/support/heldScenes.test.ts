import { expect, it } from 'vitest';
import { all, answer, cut, hold, holdAfter, holdChanges, isHeld, letGo, type Scene } from '../../scripts/look/scene.ts';

const scene = (network?: Scene['network']): Scene => ({
  name: 'cart',
  at: '/cart',
  show: async () => undefined,
  ...(network && { network }),
});
const answered = all(answer('**/api/cart', {}), cut('**/api/menu'), letGo('**/api/site'));

it('waits where a call on its way is held, or where nobody knows what becomes of it', () => {
  const held = [hold('**/api/cart'), holdChanges('**/api/cart'), holdAfter(1, '**/api/cart'), async () => undefined];
  for (const network of held) {
    expect(isHeld([scene(network)])).toBe(true);
    expect(isHeld([scene(all(answered, network))])).toBe(true);
    expect(isHeld([scene(network), scene(answered)])).toBe(true);
  }
});

it('waits nowhere where each call is answered, cut off or let go', () => {
  expect(isHeld([scene(), scene(answered)])).toBe(false);
});
