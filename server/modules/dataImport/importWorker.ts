export { runImport as render } from './runImport.ts';
