import { openAccount, sendReset, sendVerification } from '../account/accountJobs.ts';
import { syncPictures } from '../images/sync/syncPictures.ts';
import { importFile } from '../intake/importJob.ts';
import { exportOrder } from '../integration/outgoing/exportOrder.ts';
import { sendLetter } from '../mail/sendLetter.ts';
import { capturePayment, voidPayment } from '../payments/moveMoney.ts';
import { refundPayment } from '../payments/refundPayment.ts';
import type { Services } from '../services.ts';
import type { Job } from './job.ts';
import { removeExpired } from './removeExpired.ts';
import { settlePaymentJob } from './settlePaymentJob.ts';

/** Every kind of job with what does it. */
export function jobs(services: Services): Job[] {
  return [
    removeExpired(services),
    sendLetter(services),
    openAccount(services),
    sendVerification(services),
    sendReset(services),
    settlePaymentJob(services),
    capturePayment(services),
    voidPayment(services),
    refundPayment(services),
    syncPictures(services),
    exportOrder(services),
    importFile(services),
  ];
}
