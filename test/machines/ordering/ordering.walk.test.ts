import { walkMachine } from '../../support/walk.ts';
import { orderingWalk } from './ordering.walk.ts';

walkMachine(orderingWalk);
