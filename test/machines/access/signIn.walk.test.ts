import { walkMachine } from '../../support/walk.ts';
import { signInWalk } from './signIn.walk.ts';

walkMachine(signInWalk);
