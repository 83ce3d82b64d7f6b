import { walkMachine } from '../../support/walks/walk.ts';
import { cartLineDialogWalk } from './cartLineDialog.walk.ts';

walkMachine(cartLineDialogWalk);
