import { walkMachine } from '../../support/walk.ts';
import { addressDialogWalk } from './addressDialog.walk.ts';

walkMachine(addressDialogWalk);
