import { expect, test } from 'vitest';
import { withoutChartNotes } from '../../scripts/build/dropChartNotes.ts';

const source = `states: {
  quiet: {
    description: 'Nothing to say.',
    on: { 'notice.show': { description: "It's shown.", actions: { type: 'say', params: { text: 'shown: [1]' } } } },
  },
  showing: {
    description:
      'A notice is on screen.',
  },
},
product: { description: product.description, notes: ['ripe'] },`;

test('descriptions go, everything else stays in its place', () => {
  const stripped = withoutChartNotes(source);
  expect(stripped).not.toMatch(/Nothing|It's|on screen/);
  expect(stripped.replaceAll(/ /g, '')).toBe(`states:{
quiet:{

on:{'notice.show':{actions:{type:'say',params:{text:'shown:[1]'}}}},
},
showing:{


},
},
product:{description:product.description,notes:['ripe']},`);
  expect(stripped.length).toBe(source.length);
});
