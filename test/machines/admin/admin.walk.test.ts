import { walkMachine } from '../../support/walk.ts';
import { adminWalk } from './admin.walk.ts';

walkMachine(adminWalk);
