import { walkMachine } from '../../support/walks/walk.ts';
import { verdictListWalk } from './verdictList.walk.ts';

walkMachine(verdictListWalk);
