import { walkMachine } from '../../support/walks/walk.ts';
import { productHistoryWalk } from './productHistory.walk.ts';

walkMachine(productHistoryWalk);
