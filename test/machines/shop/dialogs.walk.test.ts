import { walkMachine } from '../../support/walk.ts';
import { dialogsWalk } from './dialogs.walk.ts';

walkMachine(dialogsWalk);
