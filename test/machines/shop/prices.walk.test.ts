import { walkMachine } from '../../support/walk.ts';
import { pricesWalk } from './prices.walk.ts';

walkMachine(pricesWalk);
