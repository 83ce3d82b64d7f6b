import { walkMachine } from '../../support/walks/walk.ts';
import { accessWalk } from './access.walk.ts';

walkMachine(accessWalk);
