import { fromPromise } from 'xstate';
import { sendRecording } from '#domain/api/recordings.ts';
import { shownRecordingCode } from '#domain/recording/recordingCode.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import type { SendOutcome } from '#machines/support/supportMachine.ts';
import type { Api } from '../api/client.ts';
import type { Recorder } from './recorder.ts';

async function send(api: Api, recorder: Recorder): Promise<SendOutcome> {
  const response = await api.call(sendRecording, { body: recorder.recording() });
  if (response.kind === 'answer') return { kind: 'sent', code: shownRecordingCode(response.answer.code) };
  if (response.kind === 'refused' && response.message !== '') return { kind: 'refused', reason: response.message };
  throw new PortFailure({
    kind: 'unexpected',
    status: response.kind === 'refused' ? response.status : null,
    detail: '',
  });
}

export function supportPorts(api: Api, recorder: Recorder) {
  return { sendRecording: fromPromise(() => send(api, recorder)) };
}
