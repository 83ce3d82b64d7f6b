import { walkMachine } from '../../support/walk.ts';
import { checkoutWalk, deliveryWalk, orderReviewWalk, recoveryWalk, submissionWalk } from './checkout.walk.ts';

walkMachine(checkoutWalk);
walkMachine(deliveryWalk);
walkMachine(orderReviewWalk);
walkMachine(submissionWalk);
walkMachine(recoveryWalk);
