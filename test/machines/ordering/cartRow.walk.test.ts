import { walkMachine } from '../../support/walks/walk.ts';
import { cartRowWalk } from './cartRow.walk.ts';

walkMachine(cartRowWalk);
