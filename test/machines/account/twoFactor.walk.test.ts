import { walkMachine } from '../../support/walks/walk.ts';
import { twoFactorWalk } from './twoFactor.walk.ts';

walkMachine(twoFactorWalk);
