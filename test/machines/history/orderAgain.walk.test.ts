import { walkMachine } from '../../support/walks/walk.ts';
import { orderAgainWalk } from './orderAgain.walk.ts';

walkMachine(orderAgainWalk);
