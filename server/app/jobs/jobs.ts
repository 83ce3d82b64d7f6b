import { openAccount, sendReset, sendVerification } from '../../modules/accounts/accountJobs.ts';
import { sendAccountNotices } from '../../modules/accounts/accountNotices.ts';
import { importFile } from '../../modules/dataImport/importJob.ts';
import { sendEmail } from '../../modules/email/sendEmail.ts';
import { syncPictures } from '../../modules/images/sync/syncPictures.ts';
import { alertJob } from '../../modules/monitoring/alertJob.ts';
import { exportOrder } from '../../modules/orderExport/exportOrder.ts';
import { capturePayment, voidPayment } from '../../modules/payments/moveMoney.ts';
import { refundPayment } from '../../modules/payments/refundPayment.ts';
import { reportJob } from '../../modules/reports/reportJob.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Services } from '../services.ts';
import { backUpJob } from './backUpJob.ts';
import { paidItemOf } from './paidItemOf.ts';
import { removeExpired } from './removeExpired.ts';
import { settlePaymentJob } from './settlePaymentJob.ts';

/** All kinds of jobs with their handlers. */
export function jobs(services: Services): Job[] {
  return [
    removeExpired(services),
    sendEmail(services),
    openAccount(services),
    sendVerification(services),
    sendReset(services),
    sendAccountNotices(services),
    settlePaymentJob(services),
    capturePayment(services),
    voidPayment(services, paidItemOf),
    refundPayment(services, paidItemOf),
    syncPictures(services),
    exportOrder(services),
    importFile(services),
    reportJob(services),
    ...(services.alertTargets.length > 0 ? [alertJob({ ...services, targets: services.alertTargets })] : []),
    ...(services.backup ? [backUpJob(services.backup, services.clock)] : []),
  ];
}
