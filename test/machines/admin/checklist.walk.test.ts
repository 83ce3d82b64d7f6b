import { walkMachine } from '../../support/walk.ts';
import { checklistWalk } from './checklist.walk.ts';

walkMachine(checklistWalk);
