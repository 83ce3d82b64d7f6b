import { expect, test } from 'vitest';
import { flows } from '../../deep/stories/flows.ts';
import { storyFiles } from './allStories.ts';
import { flowsIn } from './showStories.ts';

const filesOf = (flow = '') => Object.values(flows).filter((own) => own.includes(flow));

test('every story is checked with axe in one file of test/deep/stories: that of its first flow', () => {
  const strays = storyFiles.filter(({ flows: [main] }) => filesOf(main).length !== 1);
  expect(strays.map(({ folder, flows: [main] }) => `${folder}: ${main}`)).toEqual([]);
});

test('the states of every machine are counted in one file of test/deep/stories', () => {
  expect(flowsIn().filter((flow) => filesOf(flow).length !== 1)).toEqual([]);
});
