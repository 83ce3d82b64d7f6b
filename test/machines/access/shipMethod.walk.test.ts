import { walkMachine } from '../../support/walks/walk.ts';
import { shipMethodWalk } from './shipMethod.walk.ts';

walkMachine(shipMethodWalk);
