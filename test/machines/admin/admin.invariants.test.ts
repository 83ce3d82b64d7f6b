import { describe, expect, test } from 'vitest';
import { adminMachine } from '#machines/admin/adminMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { shopSample } from '../shop/shopSamples.ts';

const opened = () => new Stage(adminMachine, { shop: shopSample().shop });
const jobs = { type: 'jobs.enter' } as const;
const bug = new TypeError('no page');

describe('the area of whoever runs the shop promises:', () => {
  test('nothing runs before a page is entered, and nothing after it was left', () => {
    const stage = opened();
    expect(stage.asked('jobs')).toEqual([]);
    stage.send(jobs, { type: 'page.leave' });
    expect([stage.isAsking('jobs'), stage.snapshot.value]).toEqual([false, 'away']);
  });

  test('entered again, the page begins anew', () => {
    const stage = opened();
    stage.send(jobs, jobs);
    expect(stage.asked('jobs')).toHaveLength(2);
  });

  test('a bug in the flow of a page costs that page: it is said, and the page begins anew when asked', async () => {
    const stage = opened();
    stage.send(jobs);
    await stage.fail('jobs', bug);
    expect(stage.snapshot.value).toBe('broken');
    stage.send({ type: 'page.retry' });
    expect([stage.snapshot.value, stage.asked('jobs').length]).toEqual(['readingJobs', 2]);
  });

  test('a page that runs is not begun anew by a late retry', () => {
    const stage = opened();
    stage.send(jobs, { type: 'page.retry' });
    expect(stage.asked('jobs')).toHaveLength(1);
  });

  test('the options have a card for each topic, all at once; a bug in one of them costs the page, which begins anew when asked', async () => {
    const stage = opened();
    const cards = ['passwordOptions', 'defaultLayout', 'defaultSort', 'imageSync'] as const;
    const running = () => cards.filter((card) => stage.isAsking(card));
    stage.send({ type: 'options.enter' });
    expect([running(), stage.asked('defaultLayout'), stage.asked('defaultSort')]).toEqual([
      cards,
      [{ kind: 'layout' }],
      [{ kind: 'sort' }],
    ]);
    await stage.fail('imageSync', bug);
    expect([stage.snapshot.value, running()]).toEqual(['broken', []]);
    stage.send({ type: 'page.retry' });
    expect([stage.snapshot.value, running()]).toEqual(['settingOptions', cards]);
  });

  test('a page that stopped can be left', async () => {
    const stage = opened();
    stage.send(jobs);
    await stage.fail('jobs', bug);
    stage.send({ type: 'page.leave' });
    expect(stage.snapshot.value).toBe('away');
  });
});
