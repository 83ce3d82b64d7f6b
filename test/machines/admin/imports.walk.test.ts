import { walkMachine } from '../../support/walks/walk.ts';
import { importsWalk } from './imports.walk.ts';

walkMachine(importsWalk);
