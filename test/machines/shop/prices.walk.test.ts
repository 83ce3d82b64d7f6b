import { walkMachine } from '../../support/walks/walk.ts';
import { pricesWalk } from './prices.walk.ts';

walkMachine(pricesWalk);
