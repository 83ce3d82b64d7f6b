import { walkMachine } from '../../support/walk.ts';
import { cartLineDialogWalk } from './cartLineDialog.walk.ts';

walkMachine(cartLineDialogWalk);
