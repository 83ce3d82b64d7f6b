import { walkMachine } from '../../support/walks/walk.ts';
import { adminWalk } from './admin.walk.ts';

walkMachine(adminWalk);
