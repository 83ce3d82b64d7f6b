import { getRecording, sendRecording } from '#domain/api/recordings.ts';
import { readRecordingCode } from '#domain/recording/recordingCode.ts';
import { notFound } from '../../platform/http/refused.ts';
import { type CallLimit, countCall } from '../access/callLimits.ts';
import { type Route, route } from '../access/route.ts';
import { recordingExpiry, recordingsSince } from '../retention/retention.ts';
import { addRecording, findRecording } from './recordingRepository.ts';
import type { RecordingServices } from './services.ts';

/** Many buyers of one business share an address. */
const SENDING: CallLimit = { call: 'recording', perAddress: 30, perAccount: 6 };

export function recordingRoutes(services: RecordingServices): Route[] {
  const { database, clock } = services;
  return [
    route(sendRecording, async ({ caller: { user }, body, address }) => {
      const now = clock.now();
      await countCall(database, SENDING, { address, now, ...(user && { account: user.username.toLowerCase() }) });
      const code = await addRecording(services, { userId: user?.id ?? null, now, recording: body });
      return { code, expiresAt: recordingExpiry(now).toISOString() };
    }),
    route(getRecording, async ({ params }) => {
      const code = readRecordingCode(params.code);
      const found = await findRecording(services, code, recordingsSince(clock.now()));
      if (!found) throw notFound();
      const { sent_at: sentAt, by, recording } = found;
      return {
        code,
        sentAt: sentAt.toISOString(),
        expiresAt: recordingExpiry(sentAt).toISOString(),
        by,
        recording,
      };
    }),
  ];
}
