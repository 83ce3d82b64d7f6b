import { walkMachine } from '../../support/walks/walk.ts';
import { tokensWalk } from './tokens.walk.ts';

walkMachine(tokensWalk);
