import { walkMachine } from '../../support/walk.ts';
import {
  checkoutWalk,
  deliveryWalk,
  keptDetailsWalk,
  orderReviewWalk,
  paymentWalk,
  recoveryWalk,
  submissionWalk,
} from './checkout.walk.ts';

walkMachine(checkoutWalk);
walkMachine(keptDetailsWalk);
walkMachine(deliveryWalk);
walkMachine(paymentWalk);
walkMachine(orderReviewWalk);
walkMachine(submissionWalk);
walkMachine(recoveryWalk);
