import { walkMachine } from '../../support/walk.ts';
import { productHistoryWalk } from './productHistory.walk.ts';

walkMachine(productHistoryWalk);
