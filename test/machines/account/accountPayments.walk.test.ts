import { walkMachine } from '../../support/walks/walk.ts';
import { accountPaymentsWalk } from './accountPayments.walk.ts';

walkMachine(accountPaymentsWalk);
