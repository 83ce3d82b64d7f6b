import { describe, expect, test } from 'vitest';
import { reportsMachine } from '#machines/reports/reportsMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { shopSample } from '../shop/shopSamples.ts';

const opened = () => new Stage(reportsMachine, { shop: shopSample().shop });
const reports = { type: 'reports.enter' } as const;
const bug = new TypeError('no page');

describe('the area of reports promises:', () => {
  test('nothing runs before the page is entered, and nothing after it was left', () => {
    const stage = opened();
    expect(stage.asked('reportCards')).toEqual([]);
    stage.send(reports, { type: 'page.leave' });
    expect([stage.isAsking('reportCards'), stage.snapshot.value]).toEqual([false, 'away']);
  });

  test('the cards begin with the day where the buyer is', () => {
    const stage = opened();
    stage.send(reports);
    expect(stage.asked('reportCards')).toEqual([{ today: shopSample().shop.environment.today() }]);
  });

  test('entered again, the page begins anew', () => {
    const stage = opened();
    stage.send(reports, reports);
    expect(stage.asked('reportCards')).toHaveLength(2);
  });

  test('a bug costs the page: it is said, and the page begins anew when asked, or is left', async () => {
    const stage = opened();
    stage.send(reports);
    await stage.fail('reportCards', bug);
    expect(stage.snapshot.value).toBe('broken');
    stage.send({ type: 'page.retry' });
    expect([stage.snapshot.value, stage.asked('reportCards').length]).toEqual(['choosingReports', 2]);
    await stage.fail('reportCards', bug);
    stage.send({ type: 'page.leave' });
    expect(stage.snapshot.value).toBe('away');
  });

  test('a page that runs is not begun anew by a late retry', () => {
    const stage = opened();
    stage.send(reports, { type: 'page.retry' });
    expect(stage.asked('reportCards')).toHaveLength(1);
  });
});
