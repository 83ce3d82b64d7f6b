import { walkMachine } from '../../support/walk.ts';
import { accountSummaryWalk } from './accountSummary.walk.ts';

walkMachine(accountSummaryWalk);
