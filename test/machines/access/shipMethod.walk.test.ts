import { walkMachine } from '../../support/walk.ts';
import { shipMethodWalk } from './shipMethod.walk.ts';

walkMachine(shipMethodWalk);
