export { makeReport as render } from './makeReport.ts';
