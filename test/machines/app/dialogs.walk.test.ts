import { walkMachine } from '../../support/walks/walk.ts';
import { dialogsWalk } from './dialogs.walk.ts';

walkMachine(dialogsWalk);
