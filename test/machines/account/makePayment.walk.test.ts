import { walkMachine } from '../../support/walks/walk.ts';
import { makePaymentWalk, paymentRecoveryWalk, paymentReviewWalk, paymentSendingWalk } from './makePayment.walk.ts';

walkMachine(makePaymentWalk);
walkMachine(paymentRecoveryWalk);
walkMachine(paymentReviewWalk);
walkMachine(paymentSendingWalk);
