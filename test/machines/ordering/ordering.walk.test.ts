import { walkMachine } from '../../support/walks/walk.ts';
import { orderingWalk } from './ordering.walk.ts';

walkMachine(orderingWalk);
