import { walkMachine } from '../../support/walks/walk.ts';
import { fileDownloadWalk } from './fileDownload.walk.ts';

walkMachine(fileDownloadWalk);
