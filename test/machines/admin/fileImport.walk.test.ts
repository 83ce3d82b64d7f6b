import { walkMachine } from '../../support/walks/walk.ts';
import { fileImportWalk } from './fileImport.walk.ts';

walkMachine(fileImportWalk);
