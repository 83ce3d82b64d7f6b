import { walkMachine } from '../../support/walks/walk.ts';
import { cartWalk } from './cart.walk.ts';

walkMachine(cartWalk);
