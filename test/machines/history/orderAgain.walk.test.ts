import { walkMachine } from '../../support/walk.ts';
import { orderAgainWalk } from './orderAgain.walk.ts';

walkMachine(orderAgainWalk);
