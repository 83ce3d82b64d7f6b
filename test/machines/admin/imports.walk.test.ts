import { walkMachine } from '../../support/walk.ts';
import { importsWalk } from './imports.walk.ts';

walkMachine(importsWalk);
