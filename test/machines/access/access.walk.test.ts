import { walkMachine } from '../../support/walk.ts';
import { accessWalk } from './access.walk.ts';

walkMachine(accessWalk);
