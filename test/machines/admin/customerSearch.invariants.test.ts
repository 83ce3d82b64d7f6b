import { describe, expect, test } from 'vitest';
import { customerSearchMachine } from '#machines/admin/customerSearch/customerSearchMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';

const tide = { customerKey: 1002, customerCode: 'C1002', name: 'Pine & Tide Bistro' };
const begun = () => new Stage(customerSearchMachine, undefined);
const search = (text: string) => ({ type: 'customer.search', text }) as const;

describe('the search for customers:', () => {
  test('they are looked up when the typing pauses, by what was typed last', () => {
    const stage = begun();
    stage.send(search('oy'));
    stage.clock.increment(249);
    stage.send(search('tide'));
    stage.clock.increment(249);
    expect(stage.asked('findCustomers')).toEqual([]);
    stage.clock.increment(1);
    expect(stage.asked('findCustomers')).toEqual([{ search: 'tide' }]);
  });

  test('nothing is looked up by nothing, not even what was typed before', () => {
    const stage = begun();
    stage.send(search('ti'), search(' '));
    stage.clock.increment(250);
    expect(stage.asked('findCustomers')).toEqual([]);
  });

  test('results for an earlier text are never offered', async () => {
    const stage = begun();
    stage.send(search('ti'));
    stage.clock.increment(250);
    stage.send(search('tide'));
    expect(stage.isAsking('findCustomers')).toBe(false);
    stage.clock.increment(250);
    await stage.answer('findCustomers', [tide]);
    expect(stage.snapshot.context.customers).toEqual([tide]);
  });

  test('those that were found stay while others are looked up', async () => {
    const stage = begun();
    stage.send(search('tide'));
    stage.clock.increment(250);
    await stage.answer('findCustomers', [tide]);
    stage.send(search('oyster'));
    stage.clock.increment(250);
    expect(stage.snapshot.context.customers).toEqual([tide]);
  });

  test('typing on repeats a look-up that failed', async () => {
    const stage = begun();
    stage.send(search('oy'));
    stage.clock.increment(250);
    await stage.fail('findCustomers', failures.offline);
    expect([...stage.snapshot.tags]).toEqual(['failed']);
    stage.send(search('oys'));
    expect([...stage.snapshot.tags]).toEqual([]);
    stage.clock.increment(250);
    expect(stage.asked('findCustomers')).toHaveLength(2);
  });
});
