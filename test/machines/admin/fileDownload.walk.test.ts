import { walkMachine } from '../../support/walk.ts';
import { fileDownloadWalk } from './fileDownload.walk.ts';

walkMachine(fileDownloadWalk);
