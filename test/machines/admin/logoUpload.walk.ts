import { logoUploadMachine } from '#machines/admin/logoUpload/logoUploadMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';

export const logoFile = new File(['a ship'], 'ship.png', { type: 'image/png' });
export const keptLogo = { kind: 'kept', picture: { src: '/img/ship-1.webp', width: 160, height: 48 } } as const;

export const logoUploadWalk = walkOf({
  machine: logoUploadMachine,
  events: {
    'logo.choose': { 'from the device': { file: logoFile } },
    'logo.forget': { 'with all changes': {} },
  },
  answers: { uploadLogo: { kept: keptLogo, refused: { kind: 'refused', text: 'The file is no picture.' } } },
  failures: { uploadLogo: { offline: failures.offline } },
  distinguish: ({ logoName, refusal }) => [logoName, refusal],
});
