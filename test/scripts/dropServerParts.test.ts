import { expect, test } from 'vitest';
import { withoutServerParts } from '../../scripts/build/dropServerParts.ts';

const source = `endpoint({
  summary: 'Ends the user\\'s "last" session, and all others',
  answer: Done,
  codes: ['notDead', 'staleVersion'],
  refusals: { 409: Refusal },
  codes: [
    ...LINE_CODES,
    'cartReadOnly',
  ],
  codes: LINE_CODES,
  summary:
    \`Pages of \${LIMIT}. \` +
    'At most, 5',
  body: Type.Object({ codes: Type.Array(Code) }),
});`;

test('declared codes and summaries go, everything else stays in its place', () => {
  const stripped = withoutServerParts(source);
  expect(stripped.replaceAll(/ /g, '')).toBe(`endpoint({

answer:Done,

refusals:{409:Refusal},








body:Type.Object({codes:Type.Array(Code)}),
});`);
  expect(stripped.length).toBe(source.length);
});
