import { walkMachine } from '../../support/walks/walk.ts';
import { quickFindWalk } from './quickFind.walk.ts';

walkMachine(quickFindWalk);
