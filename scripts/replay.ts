import { readFileSync } from 'node:fs';
import { Compile } from 'typebox/compile';
import { Recording } from '#domain/recording/recording.ts';
import { readRecordingCode } from '#domain/recording/recordingCode.ts';
import { findRecording } from '#server/modules/recordings/recordingRepository.ts';
import { recordingExpiry, recordingsSince } from '#server/modules/retention/retention.ts';
import { encryptWith, readMailKey } from '#server/platform/crypto/encryption.ts';
import { StartError } from '#server/platform/startError.ts';
import { findMachines } from './atlas/machines.ts';
import { onDatabase } from './commands/onDatabase.ts';
import { readOptions, refuse, refuseOptions } from './options.mjs';
import { replay } from './replay/replay.ts';
import { replayTest, replayText } from './replay/replayText.ts';

const USAGE = `Replays what a user sent to support on the machines of today, and says where they differ.
  npm run replay -- BCDF-GHJK          reads the recording from the database
  npm run replay -- --file FILE        reads it from a file, as GET /api/recording/{code} returns it
  --test                               prints a test for each difference, to paste into test/machines
Uses the database of DATABASE_URL, or else the embedded one in DATA_DIR. The shop may be running.
Ends with exit code 1 if there is a difference.`;

const isRecording = Compile(Recording);

function readRecording(path: string): Recording {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const isDamaged = error instanceof SyntaxError;
    refuse(isDamaged ? `${path} is not valid JSON.` : `${path} cannot be read.`);
  }
  const inside = typeof given === 'object' && given !== null && 'recording' in given ? given.recording : given;
  if (!isRecording.Check(inside)) refuse(`${path} is not a recording, or it is damaged.`);
  return inside;
}

async function show(recording: Recording, isTest: boolean): Promise<number> {
  const found = await findMachines();
  const result = replay(recording, new Map(found.map(({ machine }) => [machine.id, machine])));
  const files = new Map(found.map(({ machine, file }) => [machine.id, file]));
  console.log(isTest && result.differences.length > 0 ? replayTest(result, files) : replayText(result));
  return result.differences.length === 0 ? 0 : 1;
}

const { values, positionals } = readOptions(
  { allowPositionals: true, options: { file: { type: 'string' }, test: { type: 'boolean' } } },
  USAGE,
);
const [code = '', ...rest] = positionals;
if (rest.length > 0 || (code === '') === (values.file === undefined)) {
  refuseOptions('Name one code, or a file with --file.', USAGE);
}

if (values.file !== undefined) process.exitCode = await show(readRecording(values.file), values.test === true);
else
  await onDatabase(
    async () =>
      async (database, { dataDir, mailKey }) => {
        const now = new Date();
        const stores = { database, encryption: encryptWith(await readMailKey(dataDir, mailKey)) };
        const found = await findRecording(stores, readRecordingCode(code), new Date(0));
        if (!found) throw new StartError(`No recording has the code ${code}. Codes are removed after 30 days.`);
        if (found.sent_at <= recordingsSince(now)) {
          throw new StartError(`The recording ${code} expired on ${recordingExpiry(found.sent_at).toISOString()}.`);
        }
        return await show(found.recording, values.test === true);
      },
    { besideShop: true },
  );
