import { describe, expect, test } from 'vitest';
import { humanCheckMachine } from '#machines/access/humanCheck/humanCheckMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { localCheck, proof } from './accountSamples.ts';

describe('the human check:', () => {
  test('the puzzle is not loaded before the user ticks the box', () => {
    const stage = new Stage(humanCheckMachine, localCheck);
    expect(stage.asked('passCheck')).toEqual([]);
    stage.send({ type: 'check.begin' }, { type: 'check.begin' });
    expect(stage.asked('passCheck')).toEqual([localCheck]);
  });

  test('a widget is on screen at once, with the key of the site', () => {
    const site = { kind: 'turnstile', siteKey: 'key-1' } as const;
    expect(new Stage(humanCheckMachine, site).asked('passCheck')).toEqual([site]);
  });

  test('who passed has a proof', async () => {
    const stage = new Stage(humanCheckMachine, localCheck);
    stage.send({ type: 'check.begin' });
    await stage.answer('passCheck', proof);
    expect(stage.snapshot.output).toEqual(proof);
  });

  test('an unreachable check shows an error, and is tried again on request only', async () => {
    const stage = new Stage(humanCheckMachine, localCheck);
    stage.send({ type: 'check.begin' });
    await stage.fail('passCheck', failures.offline);
    expect([[...stage.snapshot.tags], stage.asked('passCheck').length]).toEqual([['failed'], 1]);
    stage.send({ type: 'check.retry' });
    await stage.answer('passCheck', proof);
    expect(stage.snapshot.output).toEqual(proof);
  });

  test('a missing key is reported each time that a user needs it, and nothing is requested without it', () => {
    for (const siteKey of [null, ' ']) {
      const stage = new Stage(humanCheckMachine, { kind: 'hcaptcha', siteKey });
      stage.send({ type: 'check.retry' });
      expect(stage.paramsOf('reportInvalidKey')).toEqual([{ kind: 'hcaptcha' }, { kind: 'hcaptcha' }]);
      expect([stage.asked('passCheck'), [...stage.snapshot.tags]]).toEqual([[], ['failed']]);
    }
  });
});
