import { walkMachine } from '../../support/walks/walk.ts';
import { resendVerificationWalk } from './resendVerification.walk.ts';

walkMachine(resendVerificationWalk);
