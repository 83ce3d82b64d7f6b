import { walkMachine } from '../../support/walk.ts';
import { resendVerificationWalk } from './resendVerification.walk.ts';

walkMachine(resendVerificationWalk);
