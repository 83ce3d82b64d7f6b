import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deliversFrom } from '#domain/cart/deliveryDates.ts';
import { isExpired } from '#domain/payment/expiration.ts';
import { dateInZone, instantInZone, timeInZone } from '#domain/timeZone.ts';
import { formatMoment } from '../../server/modules/email/moment.ts';

const { DateTimeFormat: NativeFormat, NumberFormat, PluralRules } = Intl;

/** Writes `en-CA` and `en-GB` dates as M/D/YYYY with a 12-hour clock, as ICU 72 and Chrome 110 do for `en-CA`. */
class OfIcu72 extends NativeFormat {
  constructor(locale?: string | string[], options: Intl.DateTimeFormatOptions = {}) {
    const { hourCycle, ...others } = options;
    const isOther = locale === 'en-CA' || locale === 'en-GB';
    super(isOther ? 'en-US' : locale, isOther ? others : options);
  }
}

/** Formats as old Safari does: narrow spaces in text, no offsets as the name of a zone. */
class OfOldSafari extends NativeFormat {
  constructor(locale?: string | string[], options: Intl.DateTimeFormatOptions = {}) {
    if (options.timeZoneName === 'longOffset') throw new RangeError('timeZoneName must be "short" or "long"');
    super(locale, options);
    const format = super.format.bind(this);
    Object.defineProperty(this, 'format', { value: (date?: Date) => format(date).replaceAll(' ', '\u202f') });
  }
}

afterEach(() => void vi.unstubAllGlobals());

const browsers: readonly (readonly [string, typeof Intl.DateTimeFormat])[] = [
  ['this runtime', NativeFormat],
  ['ICU 72', OfIcu72 as typeof Intl.DateTimeFormat],
  ['an old Safari', OfOldSafari as typeof Intl.DateTimeFormat],
];

describe.each(browsers)('dates and times as %s formats them', (_, DateTimeFormat) => {
  const use = () => vi.stubGlobal('Intl', { DateTimeFormat, NumberFormat, PluralRules });
  const afternoon = new Date('2026-11-26T20:05:09.500Z');

  test('the date is YYYY-MM-DD in every zone', () => {
    use();
    const zones = ['America/New_York', 'UTC', 'Asia/Kathmandu', 'Pacific/Kiritimati'];
    expect(zones.map((zone) => dateInZone(afternoon, zone))).toEqual([
      ...['2026-11-26', '2026-11-26', '2026-11-27', '2026-11-27'],
    ]);
  });

  test('the time is HH:MM of 24 hours, midnight included', () => {
    use();
    expect(timeInZone(afternoon, 'America/New_York')).toBe('15:05');
    expect(timeInZone(new Date('2026-11-26T05:00:00Z'), 'America/New_York')).toBe('00:00');
  });

  test('a wall time becomes an instant with the offset of that day', () => {
    use();
    const days = ['2026-03-07', '2026-03-09', '2026-11-02'];
    expect(days.map((day) => instantInZone(day, '16:00', 'America/New_York'))).toEqual([
      ...['2026-03-07T16:00:00-05:00', '2026-03-09T16:00:00-04:00', '2026-11-02T16:00:00-05:00'],
    ]);
    expect(instantInZone('2026-03-07', '09:30', 'Asia/Kathmandu')).toBe('2026-03-07T09:30:00+05:45');
    expect(instantInZone('2026-01-07', '09:30', 'UTC')).toBe('2026-01-07T09:30:00+00:00');
  });

  test('the order cutoff is the one of the clocks there', () => {
    use();
    const terms = { timeZone: 'America/New_York', orderCutoff: '16:00' };
    expect(deliversFrom(new Date('2026-11-26T20:59:59Z'), terms)).toBe('2026-11-27');
    expect(deliversFrom(new Date('2026-11-26T21:00:00Z'), terms)).toBe('2026-11-28');
  });

  test('a card that expired last month is expired', () => {
    use();
    const today = dateInZone(afternoon, 'America/New_York');
    expect([isExpired('1026', today), isExpired('1126', today)]).toEqual([true, false]);
  });

  test('an email names the moment with plain spaces and without seconds', () => {
    use();
    expect(formatMoment(afternoon, 'America/New_York')).toBe('November 26, 2026 at 3:05 PM ET');
  });
});

describe('text that Intl formats', () => {
  const root = join(import.meta.dirname, '../..');
  const sources = ['domain', 'machines', 'server', 'src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const read = (file: string) => readFileSync(join(root, file), 'utf8');

  test('is made of dates in one file, which only returns it', () => {
    const formatting = sources.filter((file) => {
      const source = read(file);
      return /Intl\.DateTimeFormat/.test(source) && /\.(?:format|formatRange)\(/.test(source);
    });
    expect(formatting).toEqual(['domain/formatDay.ts']);
    expect(read('domain/formatDay.ts').match(/.*\.format\(.*/g)).toEqual([
      '  return format.format(new Date(instant));',
      "  return [day, format].map((part) => part.format(new Date(instant))).join(', ');",
    ]);
  });

  test('is never split, compared or parsed', () => {
    const reading = /toLocale\w*String\([^)]*\)\s*(?:\.|\[|[=!]==|[<>])/;
    const dates = /toLocale(?:Date|Time)String|Intl\.(?:NumberFormat|RelativeTimeFormat|ListFormat)/;
    const found = sources.filter((file) => reading.test(read(file)) || dates.test(read(file)));
    // They format the counts and lists in messages, for people alone.
    expect(found).toEqual(['domain/texts/catalog.ts', 'domain/texts/listOf.ts']);
  });
});
