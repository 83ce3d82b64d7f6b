export { makeReport as render } from '../reports/makeReport.ts';
