import { expect, test } from 'vitest';
import { fileMatcher } from '../../server/modules/images/sync/matchFiles.ts';

const match = fileMatcher([
  { key: 1, code: '10089', formattedCode: 'SEA-10089' },
  { key: 2, code: 'AB-12/C', formattedCode: 'AB-12/C' },
  { key: 3, code: '1234', formattedCode: '1234' },
  { key: 4, code: '1234-2', formattedCode: '1234-2' },
  { key: 5, code: '12345', formattedCode: '12345' },
  { key: 6, code: 'X 9', formattedCode: 'X 9' },
  { key: 7, code: 'X-9', formattedCode: 'X-9' },
  { key: 8, code: 'Käse', formattedCode: 'Käse' },
]);

test.each([
  ['the code', '10089.jpg', 1, 0],
  ['the code in any folder', 'fish/2026/10089.webp', 1, 0],
  ['another case', 'ab-12 c.JPG', 2, 0],
  ['other separators', 'AB_12_C.png', 2, 0],
  ['no separators', 'ab12c.png', 2, 0],
  ['the code as it is shown', 'sea-10089.jpg', 1, 0],
  ['the shown code without separators', 'SEA10089.jpg', 1, 0],
  ['a number behind the code', '10089-2.jpg', 1, 2],
  ['a number in brackets', '10089 (3).jpg', 1, 3],
  ['a number behind other separators', 'AB_12_C_04.png', 2, 4],
  ['a letter', '10089_b.jpg', 1, 2],
  ['the word for the first', '10089-front.jpg', 1, 1],
  ['the word for a further one', '10089_back.jpg', 1, 43],
  ['a code that ends like a number of another', '1234-2.jpg', 4, 0],
  ['a number before a code without separators', '1234-5.jpg', 3, 5],
  ['a folder with the code', '10089/IMG_2041.jpg', 1, 101],
  ['the nearest folder with a code', '12345/10089/whole.jpg', 1, 60],
  ['the name before the folder', '12345/10089.jpg', 1, 0],
  ['one of two that differ in separators, as it is written', 'x-9.jpg', 7, 0],
  ['letters that are composed in another way', 'Ka\u0308se.jpg', 8, 0],
])('%s: %s', (_, path, productKey, position) => {
  expect(match(path)).toEqual({ productKey, position });
});

test.each([
  ['a part of a code', '1008.jpg'],
  ['a code with more behind it', '100899.jpg'],
  ['two possible products', 'x_9.jpg'],
  ['a filler word', '10089-old.jpg'],
  ['nothing but separators', '---.jpg'],
  ['nothing', '.jpg'],
  ['a word that every object has', 'constructor.jpg'],
])('%s matches no product: %s', (_, path) => {
  expect(match(path)).toBeNull();
});
