import { expect, test } from 'vitest';
import { readForm, refuseExcess } from '../../server/platform/http/bodyScan.ts';

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
const list = (count: number) => `[${Array(count).fill(0).join(',')}]`;
const map = (count: number) => `{${Array.from({ length: count }, (_, at) => `"${at}":0`).join(',')}}`;

test.each([
  ['20 lists in each other', nested('[', ']', 20)],
  ['20 maps in each other', nested('{"a":', '}', 19).replace(':}', ':{}}')],
  ['brackets in a text', JSON.stringify('['.repeat(50))],
  ['brackets after a quote in a text', JSON.stringify(`"${'{'.repeat(50)}`)],
  ['brackets after a backslash in a text', JSON.stringify({ a: '\\', b: '['.repeat(50) })],
  ['commas in a text', JSON.stringify(','.repeat(5000))],
  ['a list of 4,000', list(4000)],
  ['a map of 2,000', map(2000)],
  ['many short lists', `[${Array(3000).fill('[1,2,3]').join(',')}]`],
  ['what is not JSON', ']]]}}}"unfinished'],
])('%s may be parsed', (_, text) => {
  expect(() => refuseExcess(text)).not.toThrow();
});

test.each([
  ['21 lists in each other', nested('[', ']', 21), 'The request is not valid'],
  ['500,000 brackets that are never closed', '['.repeat(500_000), 'The request is not valid'],
  ['a list of 4,001', list(4001), 'At most 4,000 can be sent at once.'],
  ['a map of 2,001', map(2001), 'At most 2,000 can be sent at once.'],
  ['150,000 keys', map(150_000), 'At most 2,000 can be sent at once.'],
  ['a long list in a map', `{"a":{"b":${list(4001)}}}`, 'At most 4,000 can be sent at once.'],
])('%s is refused unparsed', (_, text, message) => {
  expect(() => refuseExcess(text)).toThrow(message);
});

test('a form is read, but for one with a name twice or more than 20,000 fields', () => {
  expect(readForm('grant_type=password&username=a%20b+c&password=')).toEqual({
    grant_type: 'password',
    username: 'a b c',
    password: '',
  });
  expect(readForm('a=1&a=2')).toBeNull();
  expect(readForm(Array.from({ length: 20_001 }, (_, at) => `f${at}=1`).join('&'))).toBeNull();
});
