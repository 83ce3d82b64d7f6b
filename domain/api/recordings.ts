import { type Static, Type } from 'typebox';
import { Recording } from '../recording/recording.ts';
import { Code } from '../schema/limits.ts';
import { endpoint } from './endpoint.ts';

export const sendRecording = endpoint({
  method: 'POST',
  path: '/api/recording',
  access: 'visitor',
  isForPunchout: true,
  summary:
    'Send the last minutes of a tab to support, as states and events without values. The code opens them for 30 days',
  body: Recording,
  answer: Type.Object({ code: Type.String(), expiresAt: Type.String() }),
  codes: ['tooManyAttempts'],
});

const FoundRecording = Type.Object({
  code: Type.String(),
  sentAt: Type.String(),
  expiresAt: Type.String(),
  /** The name of the user; null for a guest. */
  by: Type.Union([Type.String(), Type.Null()]),
  recording: Recording,
});
export type FoundRecording = Static<typeof FoundRecording>;

export const getRecording = endpoint({
  method: 'GET',
  path: '/api/recording/:code',
  access: 'admin',
  summary: 'A recording by its code, in any case and with or without its hyphen. 404 if it has expired',
  params: Type.Object({ code: Code }),
  answer: FoundRecording,
});
