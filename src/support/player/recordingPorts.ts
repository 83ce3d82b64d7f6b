import { fromPromise } from 'xstate';
import { getRecording } from '#domain/api/recordings.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import type { RecordingOutcome } from '#machines/support/recordingMachine.ts';
import type { Api } from '../../api/client.ts';

export function recordingPorts(api: Api) {
  return {
    loadRecording: fromPromise<RecordingOutcome, { code: string }>(async ({ input, signal }) => {
      const response = await api.call(getRecording, { params: input, signal });
      if (response.kind === 'answer') return response.answer;
      if (response.kind === 'refused' && response.status === 404) return null;
      const status = response.kind === 'refused' ? response.status : null;
      throw new PortFailure({ kind: 'unexpected', status, detail: '' });
    }),
  };
}
