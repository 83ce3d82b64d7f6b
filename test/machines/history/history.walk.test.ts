import { walkMachine } from '../../support/walk.ts';
import { historyWalk } from './history.walk.ts';

walkMachine(historyWalk);
