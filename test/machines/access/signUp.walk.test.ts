import { walkMachine } from '../../support/walks/walk.ts';
import { signUpWalk } from './signUp.walk.ts';

walkMachine(signUpWalk);
