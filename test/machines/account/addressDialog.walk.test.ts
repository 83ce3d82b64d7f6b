import { walkMachine } from '../../support/walks/walk.ts';
import { addressDialogWalk } from './addressDialog.walk.ts';

walkMachine(addressDialogWalk);
