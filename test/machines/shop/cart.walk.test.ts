import { walkMachine } from '../../support/walk.ts';
import { cartWalk } from './cart.walk.ts';

walkMachine(cartWalk);
