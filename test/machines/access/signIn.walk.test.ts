import { walkMachine } from '../../support/walks/walk.ts';
import { signInWalk } from './signIn.walk.ts';

walkMachine(signInWalk);
