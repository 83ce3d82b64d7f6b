import { walkMachine } from '../../support/walks/walk.ts';
import { adminOverviewWalk } from './adminOverview.walk.ts';

walkMachine(adminOverviewWalk);
