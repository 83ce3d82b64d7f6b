import { walkMachine } from '../../support/walks/walk.ts';
import { cartRowsWalk } from './cartRows.walk.ts';

walkMachine(cartRowsWalk);
