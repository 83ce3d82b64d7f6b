import { walkMachine } from '../../support/walk.ts';
import { jobsWalk } from './jobs.walk.ts';

walkMachine(jobsWalk);
