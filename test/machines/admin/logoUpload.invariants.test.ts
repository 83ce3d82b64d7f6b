import { describe, expect, test } from 'vitest';
import { logoUploadMachine } from '#machines/admin/logoUpload/logoUploadMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { keptLogo, logoFile } from './logoUpload.walk.ts';

const choose = { type: 'logo.choose', file: logoFile } as const;
const none = { logoName: null, refusal: '' };

describe('the upload of a logo:', () => {
  test('nothing is sent before a picture is chosen', () => {
    const stage = new Stage(logoUploadMachine);
    expect([stage.asked('uploadLogo'), stage.snapshot.context]).toEqual([[], none]);
  });

  test('a stored picture is known by the name of its file', async () => {
    const stage = new Stage(logoUploadMachine);
    stage.send(choose);
    await stage.answer('uploadLogo', keptLogo);
    expect([stage.asked('uploadLogo'), stage.snapshot.context.logoName]).toEqual([[{ file: logoFile }], 'ship-1.webp']);
  });

  test('a logo that was not saved shows why and leaves the earlier one', async () => {
    const stage = new Stage(logoUploadMachine);
    stage.send(choose);
    await stage.answer('uploadLogo', keptLogo);
    stage.send(choose);
    await stage.answer('uploadLogo', { kind: 'refused', text: 'The file is no picture.' });
    expect(stage.snapshot.context).toEqual({ logoName: 'ship-1.webp', refusal: 'The file is no picture.' });
    stage.send(choose);
    expect(stage.snapshot.context.refusal).toBe('');
  });

  test('an upload that fails shows that and can be tried again', async () => {
    const stage = new Stage(logoUploadMachine);
    stage.send(choose);
    await stage.fail('uploadLogo', failures.offline);
    expect(stage.snapshot.context.refusal).toBe('The server did not respond.');
    stage.send(choose);
    expect(stage.asked('uploadLogo')).toHaveLength(2);
  });

  test('an admin who continues without a logo sees no more of the earlier result', async () => {
    const stage = new Stage(logoUploadMachine);
    stage.send(choose);
    await stage.answer('uploadLogo', keptLogo);
    stage.send(choose);
    await stage.answer('uploadLogo', { kind: 'refused', text: 'The file is no picture.' });
    stage.send({ type: 'logo.forget' });
    expect(stage.snapshot.context).toEqual(none);
  });

  test('a canceled upload does not become the logo', () => {
    const stage = new Stage(logoUploadMachine);
    stage.send(choose, { type: 'logo.forget' });
    expect([stage.isAsking('uploadLogo'), stage.snapshot.context]).toEqual([false, none]);
  });
});
