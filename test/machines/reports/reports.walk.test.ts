import { walkMachine } from '../../support/walks/walk.ts';
import { reportsWalk } from './reports.walk.ts';

walkMachine(reportsWalk);
