import { walkMachine } from '../../support/walks/walk.ts';
import { jobsWalk } from './jobs.walk.ts';

walkMachine(jobsWalk);
