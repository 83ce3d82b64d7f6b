import { walkMachine } from '../../support/walk.ts';
import { cartPageWalk } from './cartPage.walk.ts';

walkMachine(cartPageWalk);
