import { walkMachine } from '../../support/walks/walk.ts';
import { auditWalk } from './audit.walk.ts';

walkMachine(auditWalk);
