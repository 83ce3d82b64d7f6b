import { walkMachine } from '../../support/walk.ts';
import { fileImportWalk } from './fileImport.walk.ts';

walkMachine(fileImportWalk);
