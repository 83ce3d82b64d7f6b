import { walkMachine } from '../../support/walk.ts';
import { signUpWalk } from './signUp.walk.ts';

walkMachine(signUpWalk);
