import type { ContextFrom } from 'xstate';
import { logoUploadMachine } from '#machines/admin/logoUpload/logoUploadMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { keeps, restsIn, sets } from '../../support/walks/walkRules.ts';

type Logo = ContextFrom<typeof logoUploadMachine>;

export const logoFile = new File(['a ship'], 'ship.png', { type: 'image/png' });
export const keptLogo = { kind: 'kept', picture: { src: '/img/ship-1.webp', width: 160, height: 48 } } as const;

export const logoUploadWalk = walkOf({
  machine: logoUploadMachine,
  events: {
    'logo.choose': { 'from the device': { file: logoFile } },
  },
  answers: { uploadLogo: { kept: keptLogo, refused: { kind: 'refused', text: 'The file is no picture.' } } },
  distinguish: ({ logoName, refusal }) => [logoName, refusal],
  rules: [
    keeps(({ logoName }: Logo) => logoName, 'uploadLogo: refused', 'uploadLogo failed', 'logo.choose'),
    sets('uploadLogo: refused', ({ refusal }: Logo) => refusal !== '', 'uploading'),
    sets('uploadLogo failed', ({ refusal }: Logo) => refusal !== '', 'uploading'),
    sets('logo.forget', ({ logoName }: Logo) => logoName === null, 'settled', 'uploading'),
    restsIn(['settled']),
  ],
});
