import { describe, expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { type AreaPages, areaMachine } from '#machines/app/area/areaMachine.ts';
import { puppet, Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { shopSample } from '../shop/shopSamples.ts';
import { pages } from './area.walk.ts';

const opened = (isFetched = true) => new Stage(areaMachine, { shop: shopSample().shop, pages: pages(isFetched) });
const jobs = { type: 'page.enter', visit: { name: 'jobs', params: {} } } as const;
const bug = new TypeError('no page');

describe('an area:', () => {
  test('nothing runs before a page is entered, and nothing after it was left', () => {
    const stage = opened();
    expect(stage.asked('jobs')).toEqual([]);
    stage.send(jobs);
    expect([stage.snapshot.value, stage.asked('jobs')]).toEqual(['open', [{ page: 'jobs' }]]);
    stage.send({ type: 'page.leave' });
    expect([stage.isAsking('jobs'), stage.snapshot.value, stage.snapshot.context.flows]).toEqual([false, 'away', {}]);
  });

  test('entered again, the page starts from the beginning', () => {
    const stage = opened();
    stage.send(jobs, jobs);
    expect([stage.asked('jobs').length, stage.isAsking('jobs')]).toEqual([2, true]);
  });

  test('a page that has to come is fetched first, and again when asked, where it did not come', async () => {
    const stage = opened(false);
    stage.send(jobs);
    expect(stage.snapshot.value).toBe('fetching');
    await stage.fail('fetchPage', failures.offline);
    expect(stage.snapshot.value).toBe('unreachable');
    stage.send({ type: 'page.retry' });
    await stage.answer('fetchPage', undefined);
    expect(stage.snapshot.value).toBe('open');
  });

  test('a page that was left while it was loading is not opened when it has loaded', async () => {
    const stage = opened(false);
    stage.send(jobs, { type: 'page.leave' });
    expect([stage.snapshot.value, stage.isAsking('fetchPage')]).toEqual(['away', false]);
  });

  test('an error in a flow of the page affects that page: its flows end, a message appears, and the page restarts on request', async () => {
    const stage = opened();
    stage.send(jobs);
    await stage.fail('jobs', bug);
    expect([stage.snapshot.value, stage.snapshot.context.flows]).toEqual(['broken', {}]);
    stage.send({ type: 'page.retry' });
    expect([stage.snapshot.value, stage.asked('jobs').length]).toEqual(['open', 2]);
  });

  describe('of a flow that lasts', () => {
    const clock = setup({ types: {} as { context: { heard: string[] } } }).createMachine({
      context: { heard: [] },
      on: { '*': { actions: assign({ heard: ({ context, event }) => [...context.heard, event.type] }) } },
    });
    const lasting: AreaPages = {
      load: async () => undefined,
      flowsOf: ({ name }) =>
        name === 'jobs'
          ? { clock: { logic: clock, input: undefined, lasts: true }, jobs: { logic: puppet, input: {} } }
          : {},
    };
    const cart = { type: 'page.enter', visit: { name: 'cart', params: {} } } as const;
    const runningIn = (stage: ReturnType<typeof opened>) => stage.snapshot.context.lasting.clock;

    test('it continues when its page is left, gets an event, and is the same when the user returns', () => {
      const stage = new Stage(areaMachine, { shop: shopSample().shop, pages: lasting });
      stage.send(jobs);
      const flow = runningIn(stage);
      stage.send({ type: 'page.leave' }, cart);
      expect([stage.isAsking('jobs'), runningIn(stage) === flow, stage.snapshot.context.flows]).toEqual([
        false,
        true,
        {},
      ]);
      stage.send(jobs);
      expect(stage.snapshot.context.flows.clock === flow).toBe(true);
      expect(flow?.getSnapshot().context.heard).toEqual(['page.shown', 'page.hidden', 'page.shown']);
    });

    test('an error beside it affects the page and not its state', async () => {
      const stage = new Stage(areaMachine, { shop: shopSample().shop, pages: lasting });
      stage.send(jobs);
      const flow = runningIn(stage);
      await stage.fail('jobs', bug);
      expect(stage.snapshot.value).toBe('broken');
      stage.send({ type: 'page.retry' });
      expect([stage.snapshot.value, stage.snapshot.context.flows.clock === flow]).toEqual(['open', true]);
    });
  });

  test('a running page is not restarted by a late retry, and a stopped one can be left', async () => {
    const stage = opened();
    stage.send(jobs, { type: 'page.retry' });
    expect(stage.asked('jobs')).toHaveLength(1);
    await stage.fail('jobs', bug);
    stage.send({ type: 'page.leave' });
    expect(stage.snapshot.value).toBe('away');
  });
});
