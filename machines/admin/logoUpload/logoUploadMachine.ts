import { type ActorRefFrom, assertEvent, assign, type SnapshotFrom, setup } from 'xstate';
import { frameText } from '#domain/texts/frameText.ts';
import { landingText } from '#domain/texts/landingText.ts';
import { failureOf } from '../../lib/failure.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { PictureAnswer } from '../landingEditing/cardEditing.ts';

interface Context {
  /** The file in /img with the chosen picture; null if there is none. */
  logoName: string | null;
  /** Why the last picture was not stored; '' without a problem. */
  refusal: string;
}

type Event = { type: 'logo.choose'; file: File } | { type: 'logo.forget' };

const fileOf = (src: string) => src.slice(src.lastIndexOf('/') + 1);

function troubleOf(error: unknown): string {
  return failureOf(error).kind === 'offline'
    ? frameText('session.noResponse')
    : landingText('landingEdit.uploadBroken');
}

/** Uploads a picture for the logo; the form of the shop saves its name. Runs on /admin/shop. */
export const logoUploadMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' },
  actors: { uploadLogo: port<PictureAnswer, { file: File }>('uploadLogo') },
}).createMachine({
  id: 'logoUpload',
  context: { logoName: null, refusal: '' },
  initial: 'settled',
  on: { 'logo.forget': { target: '.settled', actions: assign({ logoName: null, refusal: '' }) } },
  states: {
    settled: {
      description: 'No picture is uploading. A chosen one is stored, or the page says why not.',
      on: { 'logo.choose': { target: 'uploading', actions: assign({ refusal: '' }) } },
    },
    uploading: {
      description: 'The picture is uploading. Choosing another one replaces it.',
      tags: 'busy',
      on: { 'logo.choose': { target: 'uploading', reenter: true } },
      invoke: {
        id: 'uploadLogo',
        src: 'uploadLogo',
        input: ({ event }) => {
          assertEvent(event, 'logo.choose');
          return { file: event.file };
        },
        onDone: {
          target: 'settled',
          actions: assign(({ event }) =>
            event.output.kind === 'kept'
              ? { logoName: fileOf(event.output.picture.src), refusal: '' }
              : { refusal: event.output.text },
          ),
        },
        onError: { target: 'settled', actions: assign({ refusal: ({ event }) => troubleOf(event.error) }) },
      },
    },
  },
  options: machineOptions,
});

export type LogoUploadRef = ActorRefFrom<typeof logoUploadMachine>;
export type LogoUploadSnapshot = SnapshotFrom<typeof logoUploadMachine>;
