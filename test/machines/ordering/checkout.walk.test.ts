import { walkMachine } from '../../support/walk.ts';
import {
  checkoutWalk,
  deliveryWalk,
  keptDetailsWalk,
  orderReviewWalk,
  recoveryWalk,
  submissionWalk,
} from './checkout.walk.ts';

walkMachine(checkoutWalk);
walkMachine(keptDetailsWalk);
walkMachine(deliveryWalk);
walkMachine(orderReviewWalk);
walkMachine(submissionWalk);
walkMachine(recoveryWalk);
