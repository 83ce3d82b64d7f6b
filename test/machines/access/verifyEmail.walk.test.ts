import { walkMachine } from '../../support/walks/walk.ts';
import { verifyEmailWalk } from './verifyEmail.walk.ts';

walkMachine(verifyEmailWalk);
