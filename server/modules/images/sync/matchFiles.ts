export interface CodedProduct {
  key: number;
  code: string;
  formattedCode: string;
}

/** The product of a picture file, and its position among the product's pictures: the lowest one is shown in lists. */
export interface Match {
  productKey: number;
  position: number;
}

/** The suffix after a code, with its position: `-2`, `_b`, ` (3)`, `-back`. */
const NUMBER = /^(?<code>.+?)(?:[\s._-]+(?<number>\d{1,2})|\s*\((?<bracketed>\d{1,2})\))$/;
const LETTER = /^(?<code>.+?)[\s._-]+(?<letter>[a-z])$/;
const WORD = /^(?<code>.+?)[\s._-]+(?<word>main|front|back|side|top|bottom|label|detail|alt)$/;
const WORDS = ['main', 'front', 'side', 'back', 'top', 'bottom', 'label', 'detail', 'alt'];
const FIRST_WORD = 40;
const IN_FOLDER = 60;

interface Named {
  code: string;
  position: number;
}

function suffixed(name: string): Named[] {
  const { code: numbered, number, bracketed } = NUMBER.exec(name)?.groups ?? {};
  const { code: lettered, letter } = LETTER.exec(name)?.groups ?? {};
  const { code: worded, word } = WORD.exec(name)?.groups ?? {};
  return [
    ...(numbered ? [{ code: numbered, position: Number(number ?? bracketed) }] : []),
    ...(lettered && letter ? [{ code: lettered, position: letter.charCodeAt(0) - 96 }] : []),
    ...(worded && word
      ? [{ code: worded, position: WORDS.indexOf(word) < 2 ? WORDS.indexOf(word) : FIRST_WORD + WORDS.indexOf(word) }]
      : []),
  ];
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase();
const withoutSeparators = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

type Codes = ReadonlyMap<string, number | null>;

/** Null for a code that matches two products. */
function codesOf(products: readonly CodedProduct[], form: (code: string) => string): Codes {
  const codes = new Map<string, number | null>();
  for (const of of [(one: CodedProduct) => one.code, (one: CodedProduct) => one.formattedCode]) {
    const added = new Map<string, number | null>();
    for (const product of products) {
      const code = form(plain(of(product)));
      if (code === '' || codes.has(code)) continue;
      const other = added.get(code);
      added.set(code, other === undefined || other === product.key ? product.key : null);
    }
    for (const [code, key] of added) codes.set(code, key);
  }
  return codes;
}

/** The rules of docs/images.md, in order: file name before folder, exact before without separators. */
export function fileMatcher(products: readonly CodedProduct[]): (path: string) => Match | null {
  const exact = codesOf(products, (code) => code);
  const loose = codesOf(products, withoutSeparators);

  function find(codes: Codes, form: (code: string) => string, named: readonly Named[]): Match | null {
    for (const { code, position } of named) {
      const productKey = codes.get(form(code.trim()));
      if (productKey !== undefined && productKey !== null) return { productKey, position };
    }
    return null;
  }

  const findAny = (named: readonly Named[]) =>
    find(exact, (code) => code, named) ?? find(loose, withoutSeparators, named);

  return (path) => {
    const parts = plain(path).split('/');
    const name = (parts.pop() ?? '').replace(/\.[^.]*$/, '').trim();
    const found = findAny([{ code: name, position: 0 }, ...suffixed(name)]);
    if (found) return found;
    const place = IN_FOLDER + (Number(/\d{1,2}$/.exec(name)?.[0] ?? 0) || 0);
    return findAny(parts.reverse().map((code) => ({ code, position: place })));
  };
}
