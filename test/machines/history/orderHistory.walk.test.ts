import { walkMachine } from '../../support/walks/walk.ts';
import { orderHistoryWalk } from './orderHistory.walk.ts';

walkMachine(orderHistoryWalk);
