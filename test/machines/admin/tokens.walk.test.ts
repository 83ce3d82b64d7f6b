import { walkMachine } from '../../support/walk.ts';
import { tokensWalk } from './tokens.walk.ts';

walkMachine(tokensWalk);
