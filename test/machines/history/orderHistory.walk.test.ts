import { walkMachine } from '../../support/walk.ts';
import { orderHistoryWalk } from './orderHistory.walk.ts';

walkMachine(orderHistoryWalk);
