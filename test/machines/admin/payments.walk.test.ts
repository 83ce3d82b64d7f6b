import { walkMachine } from '../../support/walk.ts';
import { paymentsWalk } from './payments.walk.ts';

walkMachine(paymentsWalk);
