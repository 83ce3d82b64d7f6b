import { describe, expect, test } from 'vitest';
import { identifyMachine } from '#machines/access/identify/identifyMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';

const previous = { customerKey: 0, shipMethod: 'Pickup' } as const;
const first = () => new Stage(identifyMachine, { previous: null });
const switching = () => new Stage(identifyMachine, { previous });

describe('choosing customer and ship method:', () => {
  test('a chosen customer never gets the ship method of another', async () => {
    for (const stage of [first(), switching()]) {
      await stage.answer('selectCustomer', { customerKey: 1002 });
      expect(stage.snapshot.output).toEqual({ customerKey: 1002, shipMethod: null });
    }
  });

  test('the previous customer is kept with the earlier ship method', () => {
    const stage = switching();
    stage.send({ type: 'customer.keepPrevious' });
    expect(stage.snapshot.output).toEqual(previous);
    expect(stage.isAsking('selectCustomer')).toBe(false);
  });

  test('a user never goes back to a customer that was never chosen', () => {
    const stage = first();
    expect(stage.snapshot.can({ type: 'customer.keepPrevious' })).toBe(false);
    stage.send({ type: 'customer.keepPrevious' });
    expect([stage.snapshot.status, stage.isAsking('selectCustomer')]).toEqual(['active', true]);
  });

  test('the customers are listed again after an error, on request only', async () => {
    const stage = first();
    await stage.fail('selectCustomer', new Error('a bug'));
    expect([[...stage.snapshot.tags], stage.asked('selectCustomer').length]).toEqual([['failed'], 1]);
    stage.send({ type: 'customers.retry' });
    await stage.answer('selectCustomer', { customerKey: 1002 });
    expect(stage.snapshot.output).toEqual({ customerKey: 1002, shipMethod: null });
  });

  test('the previous customer can be kept after an error too', async () => {
    const stage = switching();
    await stage.fail('selectCustomer', new Error('a bug'));
    stage.send({ type: 'customer.keepPrevious' });
    expect(stage.snapshot.output).toEqual(previous);
  });
});
