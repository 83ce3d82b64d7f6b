import { walkMachine } from '../../support/walks/walk.ts';
import { paymentsWalk } from './payments.walk.ts';

walkMachine(paymentsWalk);
