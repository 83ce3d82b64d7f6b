import { walkMachine } from '../../support/walks/walk.ts';
import { overviewWalk } from './overview.walk.ts';

walkMachine(overviewWalk);
