import { walkMachine } from '../../support/walk.ts';
import { reportsWalk } from './reports.walk.ts';

walkMachine(reportsWalk);
