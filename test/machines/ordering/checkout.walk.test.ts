import { walkMachine } from '../../support/walks/walk.ts';
import { checkoutWalk, deliveryWalk, keptDetailsWalk, paymentWalk } from './checkout.walk.ts';

walkMachine(checkoutWalk);
walkMachine(keptDetailsWalk);
walkMachine(deliveryWalk);
walkMachine(paymentWalk);
