import { deflateSync } from 'node:zlib';

const PLACE = 20;
const OBJECTS_PER_STREAM = 200;
const END_OF_OBJECT = '\nendobj\n';
const END_OF_STREAM = 'endstream\nendobj\n';
/** The byte widths of an entry: its kind, a position or its stream, its index there. */
const ENTRY = [1, 4, 2] as const;
const ENTRY_LENGTH = 7;

interface StoredObject {
  number: number;
  bytes: Buffer;
}

interface Entry {
  kind: number;
  place: number;
  index: number;
}

interface PlainFile {
  header: Buffer;
  objects: StoredObject[];
  trailer: string;
}

/** Parses pdfkit's output: objects one after another, then one table of their positions. */
function readPlain(file: Buffer): PlainFile {
  const end = file.subarray(-64).toString('latin1');
  const tableAt = Number(/startxref\n(\d+)\n/.exec(end)?.[1]);
  const count = Number(/^xref\n0 (\d+)\n/.exec(file.subarray(tableAt, tableAt + 24).toString('latin1'))?.[1]);
  const entriesAt = file.indexOf('\n', tableAt + 5) + 1;
  const placeOf = (number: number) => {
    const at = entriesAt + PLACE * number;
    return Number(file.subarray(at, at + 10).toString('latin1'));
  };
  const places = Array.from({ length: count - 1 }, (_, index) => ({ number: index + 1, at: placeOf(index + 1) }));
  places.sort((left, right) => left.at - right.at);
  const objects = places.map(({ number, at }, index) => ({
    number,
    bytes: file.subarray(at, places[index + 1]?.at ?? tableAt),
  }));
  const rest = file.subarray(entriesAt + PLACE * count).toString('latin1');
  const trailer = /trailer\n<<\n([\s\S]*)\n>>\nstartxref/.exec(rest)?.[1] ?? '';
  return { header: file.subarray(0, places[0]?.at), objects, trailer };
}

function hasStream({ bytes }: StoredObject): boolean {
  return bytes.subarray(-END_OF_STREAM.length).equals(Buffer.from(END_OF_STREAM));
}

function contentOf({ bytes }: StoredObject): string {
  return bytes.subarray(bytes.indexOf('\n') + 1, -END_OF_OBJECT.length).toString('latin1');
}

function streamObject(number: number, entries: string, content: Buffer): Buffer {
  const packed = deflateSync(content);
  const head = `${number} 0 obj\n<<\n${entries}\n/Length ${packed.length}\n/Filter /FlateDecode\n>>\nstream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from(`\n${END_OF_STREAM}`)]);
}

function objectStream(number: number, objects: readonly StoredObject[]): Buffer {
  const values = objects.map(contentOf);
  let offset = 0;
  const index = values.map((value, at) => {
    const entry = `${objects[at]?.number} ${offset}`;
    offset += value.length + 1;
    return entry;
  });
  const head = `${index.join(' ')}\n`;
  const content = Buffer.from(head + values.join('\n'), 'latin1');
  return streamObject(number, `/Type /ObjStm\n/N ${objects.length}\n/First ${head.length}`, content);
}

/** Each row as its difference to the row above (PNG's filter 2): rows are much alike. */
function tableOf(entries: readonly Entry[]): Buffer {
  const table = Buffer.alloc(entries.length * (ENTRY_LENGTH + 1));
  let above = Buffer.alloc(ENTRY_LENGTH);
  entries.forEach(({ kind, place, index }, row) => {
    const bytes = Buffer.alloc(ENTRY_LENGTH);
    bytes.writeUInt8(kind, 0);
    bytes.writeUInt32BE(place, 1);
    bytes.writeUInt16BE(index, 5);
    const at = row * (ENTRY_LENGTH + 1);
    table.writeUInt8(2, at);
    bytes.forEach((byte, column) => {
      table.writeUInt8((byte - (above[column] ?? 0)) & 0xff, at + 1 + column);
    });
    above = bytes;
  });
  return table;
}

/**
 * Puts all objects except streams into compressed object streams (PDF 1.5 and later), because tags are many small
 * objects.
 */
export function packObjects(file: Buffer): Buffer {
  const { header, objects, trailer } = readPlain(file);
  const parts = [header];
  let length = header.length;
  const entries: Entry[] = [{ kind: 0, place: 0, index: 0xffff }];
  const write = (number: number, bytes: Buffer) => {
    entries[number] = { kind: 1, place: length, index: 0 };
    parts.push(bytes);
    length += bytes.length;
  };
  for (const stored of objects.filter(hasStream)) write(stored.number, stored.bytes);
  const small = objects.filter((stored) => !hasStream(stored));
  let number = objects.length;
  for (let from = 0; from < small.length; from += OBJECTS_PER_STREAM) {
    const together = small.slice(from, from + OBJECTS_PER_STREAM);
    number += 1;
    together.forEach((stored, index) => {
      entries[stored.number] = { kind: 2, place: number, index };
    });
    write(number, objectStream(number, together));
  }
  number += 1;
  const tableAt = length;
  entries[number] = { kind: 1, place: tableAt, index: 0 };
  const own = trailer.replace(/\/Size \d+/, `/Size ${number + 1}`);
  const decode = `/DecodeParms << /Predictor 12 /Columns ${ENTRY_LENGTH} >>`;
  parts.push(streamObject(number, `/Type /XRef\n/W [${ENTRY.join(' ')}]\n${decode}\n${own}`, tableOf(entries)));
  parts.push(Buffer.from(`startxref\n${tableAt}\n%%EOF\n`));
  return Buffer.concat(parts);
}
