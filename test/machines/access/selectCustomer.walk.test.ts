import { walkMachine } from '../../support/walks/walk.ts';
import { selectCustomerWalk } from './selectCustomer.walk.ts';

walkMachine(selectCustomerWalk);
