import { walkMachine } from '../../support/walks/walk.ts';
import { cartPageWalk } from './cartPage.walk.ts';

walkMachine(cartPageWalk);
