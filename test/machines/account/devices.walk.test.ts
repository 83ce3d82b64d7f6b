import { walkMachine } from '../../support/walks/walk.ts';
import { devicesWalk } from './devices.walk.ts';

walkMachine(devicesWalk);
