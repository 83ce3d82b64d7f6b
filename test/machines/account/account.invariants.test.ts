import { describe, expect, test } from 'vitest';
import { accountMachine } from '#machines/account/accountMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { buyer } from '../samples.ts';
import { shopSample } from '../shop/shopSamples.ts';

function opened(userType = buyer.userType) {
  const { shop } = shopSample({ ...buyer, userType });
  return { stage: new Stage(accountMachine, { shop }), shop };
}

const addresses = { type: 'deliveryAddresses.enter' } as const;
const bug = new TypeError('no page');

describe('the account promises:', () => {
  test('nothing runs before a page is entered, and nothing after it was left', () => {
    const { stage } = opened();
    expect(stage.asked('deliveryAddresses')).toEqual([]);
    stage.send(addresses, { type: 'page.leave' });
    expect([stage.isAsking('deliveryAddresses'), stage.snapshot.value]).toEqual([false, 'away']);
  });

  test.each([
    ['Consumer', 'consumer'],
    ['Customer', 'account'],
    ['Salesperson', 'account'],
  ] as const)('a %s has the addresses of the %s API, and his cart hears of them', (userType, api) => {
    const { stage, shop } = opened(userType);
    stage.send(addresses);
    expect(stage.asked('deliveryAddresses')).toEqual([{ api, cart: shop.cart }]);
  });

  test('entered again, the page begins anew', () => {
    const { stage } = opened();
    stage.send(addresses, addresses);
    expect(stage.asked('deliveryAddresses')).toHaveLength(2);
  });

  test('a bug in the flow of a page costs that page: it is said, and the page begins anew when asked', async () => {
    const { stage } = opened();
    stage.send(addresses);
    await stage.fail('deliveryAddresses', bug);
    expect(stage.snapshot.value).toBe('broken');
    stage.send({ type: 'page.retry' });
    expect([stage.snapshot.value, stage.asked('deliveryAddresses').length]).toEqual(['keepingAddresses', 2]);
  });

  test('a page that runs is not begun anew by a late retry: nothing typed in it goes', () => {
    const { stage } = opened();
    stage.send(addresses, { type: 'page.retry' });
    expect(stage.asked('deliveryAddresses')).toHaveLength(1);
  });

  test('a page that stopped can be left', async () => {
    const { stage } = opened();
    stage.send(addresses);
    await stage.fail('deliveryAddresses', bug);
    stage.send({ type: 'page.leave' });
    expect(stage.snapshot.value).toBe('away');
  });
});
