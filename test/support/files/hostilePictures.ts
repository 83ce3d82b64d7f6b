import { crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="30"';
/** Where what should leave no trace would call. */
export const ELSEWHERE = 'http://127.0.0.1:';

export const svg = (inner: string, attributes = SVG) =>
  Buffer.from(`<svg ${attributes}><rect width="20" height="30" fill="#c00"/>${inner}</svg>`);

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG that declares this size, whatever its pixels are. */
export function pngOf(width: number, height: number, pixels: Uint8Array = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c00' } });

const webpHeadOf = (width: number, height: number) => {
  const head = Buffer.alloc(30);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(22, 4);
  head.write('WEBPVP8X', 8, 'latin1');
  head.writeUInt32LE(10, 16);
  head.writeUIntLE(width - 1, 24, 3);
  head.writeUIntLE(height - 1, 27, 3);
  return head;
};

const jpegHeadOf = (width: number, height: number) => {
  const frame = Buffer.from('ffd8ffc0001108000000000301220002110103110100ffd9', 'hex');
  frame.writeUInt16BE(height, 7);
  frame.writeUInt16BE(width, 9);
  return frame;
};

const laughs = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghij'[at]};`.repeat(10)}">`)
  .join('')}]><svg ${SVG}><text>&j;</text></svg>`;

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF';

const UNKNOWN = /^This is not a picture/;
const DAMAGED = /^The picture is damaged/;
const HARD = /^The picture takes too long/;

export interface HostilePicture {
  name: string;
  bytes: Uint8Array;
  /** Why it is refused. */
  refusal: RegExp;
}

/** Pictures of which nothing can be used; `port` is where they would call. */
export async function refusedPictures(port: number): Promise<HostilePicture[]> {
  const there = `${ELSEWHERE}${port}`;
  const jpeg = await photo(300, 200).jpeg().toBuffer();
  const png = await photo(300, 200).png({ compressionLevel: 0 }).toBuffer();
  const webp = await photo(300, 200).webp({ lossless: true }).toBuffer();
  const avif = await photo(64, 64).avif({ effort: 0 }).toBuffer();
  const of = (refusal: RegExp) => (name: string, bytes: Uint8Array | string) => ({
    name,
    bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes,
    refusal,
  });
  const unknown = of(UNKNOWN);
  const damaged = of(DAMAGED);
  const large = (size: RegExp) => of(size);
  return [
    of(/^The file is empty/)('nothing at all', ''),
    unknown('one byte', 'x'),
    unknown('a text', 'Just some words.'),
    unknown('a page with a script', '<!doctype html><html><script>alert(1)</script></html>'),
    unknown('a page with a drawing', `<html><body><svg ${SVG}></svg></body></html>`),
    unknown('XML that is not a drawing', '<?xml version="1.0"?><feed/>'),
    unknown('JSON', '{"svg":"<svg/>"}'),
    unknown('a script', 'alert(1)//<svg xmlns="http://www.w3.org/2000/svg"/>'),
    unknown('a PDF', pdf),
    unknown('PostScript', '%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file'),
    unknown('a ZIP', Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(400)])),
    unknown('a packed bomb', deflateRawSync(Buffer.alloc(5_000_000))),
    unknown('a drawing in gzip', gzipSync(svg('<script>alert(1)</script>'))),
    unknown('a bomb in gzip', gzipSync(Buffer.alloc(9_000_000))),
    unknown('a program', Buffer.concat([Buffer.from('7f454c4602010100', 'hex'), Buffer.alloc(200)])),
    unknown('a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')),
    unknown('a TIFF', await photo(20, 20).tiff().toBuffer()),
    unknown('a bitmap', 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0'),
    unknown('an icon', Buffer.from('00000100010010100000', 'hex')),
    unknown('HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    unknown('a film', '\0\0\0\x18ftypisom\0\0\x02\0isomiso2'),
    unknown('what ImageMagick would run', 'push graphic-context\nimage over 0,0 0,0 "|id"\npop graphic-context'),
    damaged('the first bytes of a JPEG', jpeg.subarray(0, 3)),
    damaged('half a JPEG', jpeg.subarray(0, jpeg.length / 2)),
    damaged('the first bytes of a PNG', png.subarray(0, 8)),
    damaged('half a PNG', png.subarray(0, png.length / 2)),
    damaged('a PNG without pixels', pngOf(100, 100)),
    damaged('half a WebP', webp.subarray(0, webp.length / 2)),
    damaged('half an AVIF', avif.subarray(0, avif.length / 2)),
    damaged('a JPEG head on a script', `\xff\xd8\xff/*<script>alert(1)</script>*/`),
    damaged('a PNG head on a page', '\x89PNG\r\n\x1a\n<html><script>alert(1)</script>'),
    damaged('a WebP head on a page', 'RIFF\x10\0\0\0WEBP<script>alert(1)</script>'),
    damaged('an AVIF head on a page', '\0\0\0\x18ftypavif\0\0\0\0<script>alert(1)</script>'),
    damaged('a drawing that breaks off', `<svg ${SVG}><rect width="10" height="10"`),
    damaged('a drawing without an end', `<svg ${SVG}>${'<g>'.repeat(50_000)}`),
    large(/^The picture is 30,000 × 30,000 px\. At most 12,000 px on a side can be used\.$/)(
      'a PNG of 30,000 px',
      pngOf(30_000, 30_000),
    ),
    large(/^The picture is 12,001 × 10 px/)('one pixel too many', await photo(12_001, 10).png().toBuffer()),
    large(/^The picture is 10 × 12,001 px/)(
      'one pixel too many, turned',
      await photo(12_001, 10).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ),
    large(/^The picture is 65,500 × 65,500 px|^The picture is damaged/)(
      'a JPEG of 65,500 px',
      jpegHeadOf(65_500, 65_500),
    ),
    of(/^The picture is 16,383 × 16,383 px|^The picture is damaged/)('a WebP of 16,383 px', webpHeadOf(16_383, 16_383)),
    of(DAMAGED)('a PNG of 2,147,483,647 px', pngOf(2_147_483_647, 2_147_483_647)),
    of(/definitions \(entities\)/)('a drawing of a billion laughs', laughs),
    of(/definitions \(entities\)/)(
      'a drawing that reads a file',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${SVG}><text>&x;</text></svg>`,
    ),
    of(/definitions \(entities\)/)(
      'a drawing that asks elsewhere for its words',
      `<!DOCTYPE svg [<!ENTITY % x SYSTEM "${there}/x.dtd">%x;]><svg ${SVG}/>`,
    ),
    of(/damaged|too long/)(
      'a drawing of a million million px',
      svg('', 'xmlns="http://www.w3.org/2000/svg" width="1000000" height="1000000"'),
    ),
    of(HARD)(
      'a drawing that takes minutes',
      svg(
        `<filter id="f" x="0" y="0" width="1" height="1">${'<feMorphology radius="900"/>'.repeat(50)}</filter><rect filter="url(#f)" width="1800" height="1800"/>`,
        'xmlns="http://www.w3.org/2000/svg" width="1800" height="1800"',
      ),
    ),
  ];
}

export interface DisarmedPicture {
  name: string;
  bytes: Uint8Array;
  /** Parts that must not be in a stored picture. */
  never: string;
}

/** Pictures whose pixels can be used, and nothing else of them. */
export async function disarmedPictures(port: number): Promise<DisarmedPicture[]> {
  const there = `${ELSEWHERE}${port}`;
  const jpeg = await photo(40, 30)
    .withExif({ IFD0: { Copyright: '<script>alert(1)</script>', Artist: 'Cook' } })
    .jpeg()
    .toBuffer();
  const png = await photo(40, 30).png().toBuffer();
  const with_ = (name: string, bytes: Uint8Array, never = 'alert(') => ({ name, bytes, never });
  const drawn = (name: string, inner: string, attributes?: string) => with_(name, svg(inner, attributes));
  return [
    with_('a JPEG with a script in its notes', jpeg),
    with_(
      'a JPEG with a location',
      await photo(40, 30)
        .withExif({ IFD0: { Artist: 'Cook' }, IFD3: { GPSLatitude: '43/1 39/1 0/1' } })
        .jpeg()
        .toBuffer(),
      'Cook',
    ),
    with_('a JPEG with a page behind it', Buffer.concat([jpeg, Buffer.from('<html><script>alert(1)</script></html>')])),
    with_('a PNG with a page behind it', Buffer.concat([png, Buffer.from('<script>alert(1)</script>')])),
    with_('a PNG that is a ZIP as well', Buffer.concat([png, Buffer.from('PK\x03\x04alert(1)PK\x05\x06')])),
    with_('a PNG that is a PDF as well', Buffer.concat([png, Buffer.from(`${pdf} alert(1)`)])),
    with_(
      'a PNG with a text in it',
      Buffer.concat([
        png.subarray(0, 33),
        chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>')),
        png.subarray(33),
      ]),
    ),
    drawn('a drawing with a script', '<script>alert(1)</script>'),
    drawn('a drawing with a script from elsewhere', `<script href="${there}/alert(1).js"/>`),
    drawn('a drawing that runs when it is loaded', '', `${SVG} onload="alert(1)"`),
    drawn('a drawing that runs when it is touched', '<rect width="9" height="9" onmouseover="alert(1)"/>'),
    drawn(
      'a drawing with a page in it',
      `<foreignObject width="40" height="30"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${there}/alert(1)"/></foreignObject>`,
    ),
    drawn('a drawing with a link that runs', '<a href="javascript:alert(1)"><rect width="9" height="9"/></a>'),
    drawn('a drawing with a picture from elsewhere', `<image href="${there}/alert(1).png" width="9" height="9"/>`),
    drawn(
      'a drawing with an old link to elsewhere',
      `<image xlink:href="${there}/alert(1).png" width="9" height="9"/>`,
    ),
    drawn('a drawing with a file of this machine', '<image href="file:///etc/alert(1)" width="9" height="9"/>'),
    drawn('a drawing that uses a part from elsewhere', `<use href="${there}/alert(1).svg#a"/>`),
    drawn(
      'a drawing with a style from elsewhere',
      `<style>@import url(${there}/alert(1).css); rect { fill: url(${there}/alert(1).svg#a) }</style>`,
    ),
    with_(
      'a drawing with a style sheet of its own',
      Buffer.from(`<?xml-stylesheet href="${there}/alert(1).css"?>${svg('')}`),
    ),
    drawn(
      'a drawing that includes',
      `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${there}/alert(1)" parse="text"/>`,
    ),
    drawn(
      'a drawing that sets a link in time',
      '<a><animate attributeName="href" values="javascript:alert(1)"/><rect width="9" height="9"/></a>',
    ),
    drawn(
      'a drawing with a filter from elsewhere',
      `<filter id="f"><feImage href="${there}/alert(1).png"/></filter><rect filter="url(#f)" width="9" height="9"/>`,
    ),
    drawn(
      'a drawing with a font from elsewhere',
      `<style>@font-face { font-family: x; src: url(${there}/alert(1).woff) }</style><text y="20" font-family="x">x</text>`,
    ),
    with_(
      'a drawing that names its kind',
      Buffer.from(`<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "${there}/alert(1).dtd">${svg('')}`),
    ),
    drawn(
      'a drawing that moves on',
      '<metadata><script>alert(1)</script></metadata><set attributeName="onload" to="alert(1)"/>',
    ),
  ];
}
