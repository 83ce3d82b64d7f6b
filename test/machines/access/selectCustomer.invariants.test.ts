import { describe, expect, test } from 'vitest';
import { searchedCustomers } from '#machines/access/selectCustomer/customerList.ts';
import { selectCustomerMachine } from '#machines/access/selectCustomer/selectCustomerMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures, oyster, tide } from '../samples.ts';

const abbey = { ...oyster, customerKey: 1003, customerCode: 'C1003', name: 'Quiet Abbey' };

async function withCustomers() {
  const stage = new Stage(selectCustomerMachine);
  await stage.answer('loadCustomers', searchedCustomers([oyster, tide, abbey]));
  return stage;
}

const down = { type: 'highlight.move', by: 1, isRepeat: false } as const;
const downHeld = { type: 'highlight.move', by: 1, isRepeat: true } as const;

describe('selecting a customer:', () => {
  test('a held key moves the highlight at most every 100 ms', async () => {
    const stage = await withCustomers();
    stage.send(down, downHeld, downHeld);
    expect(stage.snapshot.context.highlighted).toBe(1);
    stage.clock.increment(99);
    stage.send(downHeld);
    expect(stage.snapshot.context.highlighted).toBe(1);
    stage.clock.increment(1);
    stage.send(downHeld);
    expect(stage.snapshot.context.highlighted).toBe(2);
  });

  test('a new press is never ignored, however fast, and its repeats wait 100 ms of their own', async () => {
    const stage = await withCustomers();
    stage.send(down);
    stage.clock.increment(60);
    stage.send({ ...down, by: -1 });
    stage.clock.increment(60);
    stage.send({ ...downHeld, by: 2 });
    expect(stage.snapshot.context.highlighted).toBe(0);
    stage.clock.increment(40);
    stage.send({ ...downHeld, by: 2 });
    expect(stage.snapshot.context.highlighted).toBe(2);
  });

  test('the highlight never leaves the list', async () => {
    const stage = await withCustomers();
    stage.send({ ...down, by: -1 });
    expect(stage.snapshot.context.highlighted).toBe(0);
    stage.send({ ...down, by: 10 });
    expect(stage.snapshot.context.highlighted).toBe(2);
  });

  test('a search highlights the first it finds', async () => {
    const stage = await withCustomers();
    stage.send({ ...down, by: 2 }, { type: 'search.change', query: 'c10 e' });
    expect(stage.snapshot.context).toMatchObject({ matches: [oyster, tide, abbey], highlighted: 0 });
    stage.send({ type: 'search.change', query: 'TIDE c1002' }, { type: 'highlighted.choose' });
    expect(stage.snapshot.output).toEqual({ customerKey: 1002 });
  });

  test('Enter on an empty list chooses no customer', async () => {
    const stage = await withCustomers();
    stage.send({ type: 'search.change', query: 'nobody' }, down, { type: 'highlighted.choose' });
    expect(stage.snapshot.status).toBe('active');
  });

  test('a customer whom the search has just hidden is not chosen, and no other one instead', async () => {
    const stage = await withCustomers();
    stage.send({ type: 'search.change', query: 'oyster' }, { type: 'customer.choose', customerKey: 1002 });
    expect(stage.snapshot).toMatchObject({ status: 'active', value: { choosing: 'steady' } });
  });

  test('a click chooses whom it points at, not who is highlighted', async () => {
    const stage = await withCustomers();
    stage.send(down, { type: 'customer.choose', customerKey: 1003 });
    expect(stage.snapshot.output).toEqual({ customerKey: 1003 });
  });

  test('a list that failed to load shows why, and is requested again on request only', async () => {
    const stage = new Stage(selectCustomerMachine);
    expect([...stage.snapshot.tags]).toEqual(['busy']);
    await stage.fail('loadCustomers', failures.offline);
    expect([...stage.snapshot.tags]).toEqual(['failed']);
    expect(stage.snapshot.context.failure).toEqual(failures.offline.failure);
    stage.clock.increment(3_600_000);
    expect(stage.asked('loadCustomers')).toHaveLength(1);
    stage.send({ type: 'list.retry' });
    await stage.answer('loadCustomers', searchedCustomers([oyster]));
    expect(stage.snapshot.context.matches).toEqual([oyster]);
  });
});
