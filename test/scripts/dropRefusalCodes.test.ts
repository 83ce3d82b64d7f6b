import { expect, test } from 'vitest';
import { withoutRefusalCodes } from '../../scripts/build/dropRefusalCodes.ts';

const source = `endpoint({
  answer: Done,
  codes: ['notDead', 'staleVersion'],
  refusals: { 409: Refusal },
  codes: [
    ...LINE_CODES,
    'cartReadOnly',
  ],
  codes: LINE_CODES,
  body: Type.Object({ codes: Type.Array(Code) }),
});`;

test('declared codes go, everything else stays in its place', () => {
  const stripped = withoutRefusalCodes(source);
  expect(stripped.replaceAll(/ /g, '')).toBe(`endpoint({
answer:Done,

refusals:{409:Refusal},





body:Type.Object({codes:Type.Array(Code)}),
});`);
  expect(stripped.length).toBe(source.length);
});
