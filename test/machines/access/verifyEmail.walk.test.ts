import { walkMachine } from '../../support/walk.ts';
import { verifyEmailWalk } from './verifyEmail.walk.ts';

walkMachine(verifyEmailWalk);
