import type { PageData } from './pageData.ts';

interface Packed {
  /** Each distinct picture once. */
  images: readonly string[];
  data: PageData;
}

/** The data of the page as text; pictures are indexes into the list of images. */
export function pack(data: PageData): string {
  const places = new Map<string, number>();
  const body = JSON.stringify(data, (key, value: unknown) => {
    if (key !== 'src' || typeof value !== 'string' || !value.startsWith('data:')) return value;
    const place = places.get(value) ?? places.size;
    places.set(value, place);
    return place;
  });
  return `{"images":${JSON.stringify([...places.keys()])},"data":${body}}`;
}

export function unpack(text: string): PageData {
  const { images, data }: Packed = JSON.parse(text);
  for (const { walked } of data.machines) {
    for (const picture of Object.values(walked?.pictures ?? {}).flat()) picture.src = images[Number(picture.src)] ?? '';
  }
  return data;
}
