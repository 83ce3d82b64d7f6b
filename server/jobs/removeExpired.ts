import { Type } from 'typebox';
import { removeOldCalls } from '../account/callLimits.ts';
import { removeExpiredTokens } from '../account/tokenRepository.ts';
import { removeLeftPapers } from '../documents/paperFile.ts';
import { removeExpiredDocuments } from '../documents/storedDocuments.ts';
import { removeExpiredChallenges } from '../humanCheck/challengeRepository.ts';
import { removeExpiredAnswers } from '../idempotency/once.ts';
import { removeOldImports } from '../intake/importRepository.ts';
import { abandonExpiredLetters, removeOldLetters } from '../mail/letterRepository.ts';
import { removeOldPayloads } from '../punchout/partners/partnerPayloads.ts';
import { removeOldVisits } from '../punchout/visitRepository.ts';
import { importsSince, letterListSince, payloadsSince, punchoutVisitsSince } from '../retention.ts';
import type { Services } from '../services.ts';
import { removeEndedSessions, removeForgottenAddresses } from '../session/signInRepository.ts';
import { type Job, job } from './job.ts';

const REMOVE_EXPIRED = { name: 'removeExpired', payload: Type.Object({}), maxAttempts: 5 };

/** Once an hour, what nobody can use any more goes: sessions, documents, files of papers whose server was killed, answers kept for repeated calls,
 * letters, links of letters, calls that were counted, requests of trading partners. */
export function removeExpired({ database, clock }: Pick<Services, 'database' | 'clock'>): Job {
  const run = async () => {
    const now = clock.now();
    await removeEndedSessions(database, now);
    await removeForgottenAddresses(database, now);
    await removeExpiredDocuments(database, now);
    await removeLeftPapers();
    await removeExpiredAnswers(database, now);
    await abandonExpiredLetters(database, now);
    await removeExpiredTokens(database, now);
    await removeOldCalls(database, now);
    await removeExpiredChallenges(database, now);
    await removeOldVisits(database, punchoutVisitsSince(now));
    await removeOldLetters(database, letterListSince(now));
    await removeOldPayloads(database, payloadsSince(now));
    await removeOldImports(database, importsSince(now));
  };
  return job(REMOVE_EXPIRED, run, '17 * * * *');
}
