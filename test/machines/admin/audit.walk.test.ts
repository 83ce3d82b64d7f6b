import { walkMachine } from '../../support/walk.ts';
import { auditWalk } from './audit.walk.ts';

walkMachine(auditWalk);
