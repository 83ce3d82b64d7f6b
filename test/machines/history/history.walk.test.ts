import { walkMachine } from '../../support/walks/walk.ts';
import { historyWalk } from './history.walk.ts';

walkMachine(historyWalk);
