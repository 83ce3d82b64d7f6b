import { walkMachine } from '../../support/walk.ts';
import { landingWalk } from './landing.walk.ts';

walkMachine(landingWalk);
