import { walkMachine } from '../../support/walk.ts';
import { selectCustomerWalk } from './selectCustomer.walk.ts';

walkMachine(selectCustomerWalk);
