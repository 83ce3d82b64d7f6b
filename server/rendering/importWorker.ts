export { runImport as render } from '../intake/runImport.ts';
