import { describe, expect, test } from 'vitest';
import { transferMachine } from '#machines/ordering/transfer/transferMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { form } from './checkoutSamples.ts';

const start = () => new Stage(transferMachine, { form, partnerName: 'Northwind Procurement' });
const again = { type: 'transfer.again' } as const;
const anyway = { type: 'transfer.anyway' } as const;
const back = { type: 'step.back' } as const;
const pageLeft = { type: 'page.left' } as const;
const pageReturned = { type: 'page.returned' } as const;

async function posting() {
  const stage = start();
  await stage.answer('reachPostback');
  return stage;
}

async function unanswered() {
  const stage = await posting();
  stage.clock.increment(10_000);
  return stage;
}

const posts = (stage: Awaited<ReturnType<typeof posting>>) => stage.asked('postForm');
const ends = (stage: Awaited<ReturnType<typeof posting>>) => stage.paramsOf('endVisit').length;

describe('transfer:', () => {
  test("nothing is posted before the system's page has answered", async () => {
    const stage = start();
    expect([stage.asked('reachPostback'), posts(stage)]).toEqual([[{ postbackUrl: form.postbackUrl }], []]);
    await stage.answer('reachPostback');
    expect(posts(stage)).toEqual([form]);
  });

  test('clicks while the form is being posted post no second one', async () => {
    const stage = await posting();
    stage.send(again, anyway, again, back);
    expect(posts(stage)).toHaveLength(1);
  });

  test('without an answer from the page the cart is stored: it is tried again, or posted only when the buyer confirms', async () => {
    const stage = start();
    await stage.fail('reachPostback', failures.offline);
    expect([stage.snapshot.value, posts(stage)]).toEqual(['unreached', []]);
    stage.send({ type: 'transfer.retry' });
    await stage.fail('reachPostback', failures.offline);
    expect(stage.asked('reachPostback')).toHaveLength(2);
    stage.send(anyway, anyway);
    expect(posts(stage)).toHaveLength(1);
  });

  test('a page that is still here after ten seconds shows that, and the visit continues', async () => {
    const stage = await posting();
    stage.clock.increment(9_999);
    expect(stage.snapshot.value).toEqual({ handingOver: 'posting' });
    stage.clock.increment(1);
    expect([stage.snapshot.value, ends(stage)]).toEqual([{ handingOver: 'unanswered' }, 0]);
    stage.send(again);
    expect([stage.snapshot.value, posts(stage)]).toEqual([{ handingOver: 'posting' }, [form, form]]);
  });

  test.each([
    ['at once', posting],
    ['late', unanswered],
  ])('the visit ends with the page that is left %s, and once', async (_, begin) => {
    const stage = await begin();
    expect(ends(stage)).toBe(0);
    stage.send(pageLeft, pageReturned, again, pageLeft, pageReturned, pageLeft);
    expect(ends(stage)).toBe(1);
  });

  test('a user who comes back after the end can post the same cart again, and not edit it', async () => {
    const stage = await posting();
    stage.send(pageLeft, pageReturned, back);
    expect(stage.snapshot.value).toEqual({ handingOver: 'returned' });
    stage.send(again);
    expect(posts(stage)).toEqual([form, form]);
  });

  test('the cart can be edited before anything was posted, and after no system took it', async () => {
    const before = start();
    before.send(back);
    const after = await unanswered();
    after.send(back);
    expect([before.snapshot.status, after.snapshot.status]).toEqual(['done', 'done']);
  });

  test('the buyer goes back to the cart when the system cannot be reached, and the visit goes on', async () => {
    const stage = start();
    await stage.fail('reachPostback', failures.offline);
    stage.send(back);
    expect([stage.snapshot.status, posts(stage), ends(stage)]).toEqual(['done', [], 0]);
  });
});
