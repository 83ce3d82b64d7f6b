import { walkMachine } from '../../support/walk.ts';
import { verdictListWalk } from './verdictList.walk.ts';

walkMachine(verdictListWalk);
