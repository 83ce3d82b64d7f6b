import { adminText } from '../texts/adminText.ts';

const JOBS: Readonly<Record<string, string>> = {
  sendLetter: adminText('job.sendAnEmail'),
  openAccount: adminText('job.createASignedUpAccount'),
  sendVerification: adminText('job.emailVerification'),
  sendReset: adminText('job.passwordResetEmail'),
  sendAccountNotices: adminText('job.emailAboutAnAccount'),
  removeExpired: adminText('job.deleteExpiredData'),
  settlePayment: adminText('job.lookUpTheStatusOfA'),
  capturePayment: adminText('job.capturePayment'),
  voidPayment: adminText('job.voidPayment'),
  refundPayment: adminText('job.refundPayment'),
  syncPictures: adminText('job.syncProductImages'),
  exportOrder: adminText('job.sendAnOrderToTheOrder'),
  importFile: adminText('job.importAFile'),
  makeReport: adminText('job.createALongReport'),
  backUp: adminText('job.backUp'),
  watchShop: adminText('job.watchShop'),
};

const EMAILS: Readonly<Record<string, string>> = {
  verifyAddress: adminText('job.verifyYourEmailAddress'),
  accountExists: adminText('job.youAlreadyHaveAnAccount'),
  invitation: adminText('job.yourAccount'),
  resetPassword: adminText('job.chooseANewPassword'),
  passwordChanged: adminText('job.yourPasswordWasChanged'),
  twoFactorChanged: adminText('job.yourTwoStepSignInWasChanged'),
  emailChanged: adminText('job.yourEmailAddressWasChanged'),
  approvalAsked: adminText('job.anOrderWaitsForYourApproval'),
  approvalDecided: adminText('job.yourOrderWasDecided'),
  teamJoined: adminText('job.youJoinedATeam'),
  orderConfirmation: adminText('job.yourOrder'),
  paymentReceipt: adminText('job.yourPayment'),
};

/** The name of a job's work; a job of a newer server has no text here. */
export function jobName(kind: string): string {
  return JOBS[kind] ?? adminText('job.otherWork');
}

/** An email by its subject, as docs/mail.md lists them. */
export function emailName(kind: string): string {
  return EMAILS[kind] ?? adminText('job.otherEmail');
}
