import { Type } from 'typebox';
import { removeOldCalls } from '../../modules/access/callLimits.ts';
import { removeEndedSessions, removeForgottenAddresses } from '../../modules/access/signInRepository.ts';
import { removeExpiredTokens } from '../../modules/accounts/tokenRepository.ts';
import { removeOldImports } from '../../modules/dataImport/importRepository.ts';
import { removeLeftPdfs } from '../../modules/documents/pdfFile.ts';
import { removeExpiredDocuments } from '../../modules/documents/storedDocuments.ts';
import { removeOldFlowNumbers } from '../../modules/flows/flowNumberRepository.ts';
import { removeExpiredChallenges } from '../../modules/humanCheck/challengeRepository.ts';
import { abandonExpiredEmails, removeOldEmails } from '../../modules/outbox/emailRepository.ts';
import { removeOldPayloads } from '../../modules/punchout/partners/partnerPayloads.ts';
import { removeOldVisits } from '../../modules/punchout/visitRepository.ts';
import { removeOldRecordings } from '../../modules/recordings/recordingRepository.ts';
import {
  emailListSince,
  flowNumbersSince,
  importsSince,
  payloadsSince,
  punchoutVisitsSince,
  recordingsSince,
} from '../../modules/retention/retention.ts';
import { removeExpiredAnswers } from '../../platform/idempotency/once.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import type { Services } from '../services.ts';

const REMOVE_EXPIRED = { name: 'removeExpired', payload: Type.Object({}), maxAttempts: 5 };

/**
 * Removes expired data once an hour: sessions, documents, document files of killed servers, idempotent responses,
 * emails, links of emails, call counts, requests of trading partners, recordings, old
 * numbers of the flows.
 */
export function removeExpired({ database, clock }: Pick<Services, 'database' | 'clock'>): Job {
  const run = async () => {
    const now = clock.now();
    await removeEndedSessions(database, now);
    await removeForgottenAddresses(database, now);
    await removeExpiredDocuments(database, now);
    await removeLeftPdfs();
    await removeExpiredAnswers(database, now);
    await abandonExpiredEmails(database, now);
    await removeExpiredTokens(database, now);
    await removeOldCalls(database, now);
    await removeExpiredChallenges(database, now);
    await removeOldVisits(database, punchoutVisitsSince(now));
    await removeOldEmails(database, emailListSince(now));
    await removeOldPayloads(database, payloadsSince(now));
    await removeOldImports(database, importsSince(now));
    await removeOldRecordings(database, recordingsSince(now));
    await removeOldFlowNumbers(database, flowNumbersSince(now));
  };
  return job(REMOVE_EXPIRED, run, '17 * * * *');
}
