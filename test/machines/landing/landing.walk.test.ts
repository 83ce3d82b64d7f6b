import { walkMachine } from '../../support/walks/walk.ts';
import { landingWalk } from './landing.walk.ts';

walkMachine(landingWalk);
