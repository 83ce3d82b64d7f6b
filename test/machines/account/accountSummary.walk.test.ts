import { walkMachine } from '../../support/walks/walk.ts';
import { accountSummaryWalk } from './accountSummary.walk.ts';

walkMachine(accountSummaryWalk);
