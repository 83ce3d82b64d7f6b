import { expect, test } from 'vitest';
import { withoutChartNotes } from '../../scripts/build/dropChartNotes.ts';

const source = `states: {
  quiet: {
    description: 'Nothing to say.',
    meta: { features: ['NOTE-01'] },
    on: { 'notice.show': { description: "It's told.", actions: { type: 'say', params: { text: 'told: [1]' } } } },
  },
  showing: {
    description:
      'A notice is on screen.',
    meta: {
      features: [
        'NOTE-01',
        'NOTE-02',
      ],
    },
  },
},
product: { description: product.description, notes: ['ripe'] },`;

test('descriptions and features go, everything else stays in its place', () => {
  const stripped = withoutChartNotes(source);
  expect(stripped).not.toMatch(/Nothing|It's|on screen|NOTE/);
  expect(stripped.replaceAll(/ /g, '')).toBe(`states:{
quiet:{


on:{'notice.show':{actions:{type:'say',params:{text:'told:[1]'}}}},
},
showing:{








},
},
product:{description:product.description,notes:['ripe']},`);
  expect(stripped.length).toBe(source.length);
});
