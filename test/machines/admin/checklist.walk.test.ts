import { walkMachine } from '../../support/walks/walk.ts';
import { checklistWalk } from './checklist.walk.ts';

walkMachine(checklistWalk);
