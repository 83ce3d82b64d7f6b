import { openAccount, sendReset, sendVerification } from '../account/accountJobs.ts';
import { sendLetter } from '../mail/sendLetter.ts';
import type { Services } from '../services.ts';
import type { Job } from './job.ts';
import { removeExpired } from './removeExpired.ts';

/** Every kind of job with what does it. */
export function jobs(services: Services): Job[] {
  return [
    removeExpired(services),
    sendLetter(services),
    openAccount(services),
    sendVerification(services),
    sendReset(services),
  ];
}
