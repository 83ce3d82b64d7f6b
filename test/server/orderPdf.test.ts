import { describe, expect, test } from 'vitest';
import {
  type OrderPdf,
  type OrderPdfInput,
  orderPdf,
  type PdfLine,
  placeLabel,
} from '../../server/modules/documents/orderPdf.ts';
import { renderOrderConfirmation } from '../../server/modules/documents/pdf/orderConfirmation.ts';
import { readPdf } from '../support/files/pdfText.ts';

const madeAt = new Date('2026-03-04T15:00:00Z');

function line(index: number, more: Partial<PdfLine> = {}): PdfLine {
  return {
    code: `C${1000 + index}`,
    description: `Description of number ${index}`,
    notes: index % 3 === 0 ? [`First note of ${index}`, `Last note of ${index}`] : [],
    quantity: '2',
    unit: 'CS',
    price: '$48.00',
    priceUnit: 'CS',
    extension: '$96.00',
    isEstimate: false,
    ...more,
  };
}

function pdf(lines: PdfLine[], more: Partial<OrderPdf> = {}): OrderPdf {
  return {
    title: 'Order confirmation',
    number: '500123',
    letterhead: {
      name: 'Harbor Provisions',
      address: '1 Quay Street\nPortland, ME 04101',
      phone: '2075550100',
      paperSize: 'Letter' as const,
      logo: null,
    },
    customerName: 'The Gilded Oyster',
    facts: [{ label: 'Order number', text: '500123' }],
    isPickup: false,
    shipTo: ['The Gilded Oyster'],
    billTo: ['The Gilded Oyster'],
    remarks: [],
    hasPrices: true,
    lines,
    totals: [
      { label: 'Line total', text: '$96.00' },
      { label: 'Total', text: '$118.30' },
    ],
    ...more,
  };
}

const lines = (count: number) => Array.from({ length: count }, (_, index) => line(index + 1));

async function pagesOf(given: OrderPdf): Promise<string[]> {
  return (await readPdf(await renderOrderConfirmation(given, madeAt))).pages;
}

test.each([
  [1, 1],
  [3, 1],
  [60, 3],
  [200, 10],
])('%d lines come on %d pages, each with heading and number, the totals once', async (count, pageCount) => {
  const pages = await pagesOf(pdf(lines(count)));
  expect(pages).toHaveLength(pageCount);
  pages.forEach((page, index) => {
    expect(page).toContain('Item Description Quantity Price Extension');
    expect(page).toContain(`Page ${index + 1} of ${pageCount}`);
    expect(page).toContain('500123');
    expect(page.includes('Total $118.30')).toBe(index === pageCount - 1);
  });
  const all = pages.join('\n');
  for (let index = 1; index <= count; index += 1) {
    expect(
      all.split(`Description of number ${index} 2 CS`).length + all.split(`Description of number ${index}\n`).length,
    ).toBe(3);
  }
});

test('no row is split between two pages', async () => {
  const pages = await pagesOf(pdf(lines(200)));
  for (let index = 3; index <= 200; index += 3) {
    const whole = pages.filter(
      (page) =>
        page.includes(`Description of number ${index}\n`) &&
        page.includes(`First note of ${index}\n`) &&
        page.includes(`Last note of ${index}\n`),
    );
    expect(whole, `row ${index}`).toHaveLength(1);
  }
});

test.each(Array.from({ length: 30 }, (_, index) => index + 10))(
  'totals are below the last three lines at least (%d lines)',
  async (count) => {
    const pages = await pagesOf(pdf(lines(count)));
    for (const index of [count - 2, count - 1, count]) expect(pages.at(-1)).toContain(`C${1000 + index}`);
    expect(pages.at(-1)).toContain('Total $118.30');
  },
);

test('the file has a title, a language, and the same bytes for the same order', async () => {
  const bytes = await renderOrderConfirmation(pdf(lines(3)), madeAt);
  const { title, language } = await readPdf(bytes);
  expect({ title, language }).toEqual({ title: 'Order confirmation 500123', language: 'en-US' });
  expect(bytes.equals(await renderOrderConfirmation(pdf(lines(3)), madeAt))).toBe(true);
});

test('estimates are marked, and explained once', async () => {
  const [page = ''] = await pagesOf(pdf([line(1, { isEstimate: true }), line(2)]));
  expect(page.split('est. $96.00')).toHaveLength(2);
  expect(page).toContain('est.: priced by weight.');
  expect((await pagesOf(pdf(lines(2)))).join()).not.toContain('est.');
});

test('without prices there is neither a column nor a total of them', async () => {
  const [page = ''] = await pagesOf(pdf(lines(2), { hasPrices: false, totals: [] }));
  expect(page).toContain('Item Description Quantity');
  expect(page).not.toMatch(/\$|Price|Extension|Total|est\./);
});

test('names in other scripts can be read and copied', async () => {
  const names = [
    'Борщ украинский',
    'Φέτα Ελασσόνας',
    'Żurek śląski – Łódź',
    '築地 昆布だし',
    '鸡蛋面条 500 克',
    '한글 김치 1 kg',
    'Đường phố',
    'Čaj Œuf ñ ß',
  ];
  const [page = ''] = await pagesOf(
    pdf(
      names.map((description, index) => line(index, { description })),
      { shipTo: names },
    ),
  );
  for (const name of names) expect(page.split(name)).toHaveLength(3);
});

test('Arabic is joined and runs from right to left, with its digits from left to right', async () => {
  const [page = ''] = await pagesOf(pdf([line(1, { description: 'زيت زيتون (500 مل)', notes: [] })]));
  const logical = page.normalize('NFKC');
  for (const word of ['زيت', 'زيتون', '500', 'مل']) expect(logical).toContain(word);
});

test('long names wrap beside their numbers, a word without blanks too', async () => {
  const [page = ''] = await pagesOf(
    pdf([line(1, { description: `${'Extra virgin olive oil, '.repeat(8)}${'W'.repeat(120)}`, code: 'C-'.repeat(30) })]),
  );
  expect(page.match(/W/g)).toHaveLength(120);
  expect(page.match(/Extra virgin olive oil,/g)?.length).toBeGreaterThan(5);
});

test('notes as long as a page, or of line breaks only, flow over pages', async () => {
  const text = Array.from({ length: 70 }, (_, index) => `Note ${index + 1}.`).join('\n');
  const pages = await pagesOf(pdf(lines(3), { remarks: [{ label: 'Notes', text }] }));
  expect(pages).toHaveLength(2);
  expect(pages.join('\n')).toContain('Note 1.\n');
  expect(pages.join('\n')).toContain('Note 70.\n');
  const blank = await pagesOf(pdf(lines(3), { remarks: [{ label: 'Notes', text: `a${'\n'.repeat(1990)}b` }] }));
  expect(blank).toHaveLength(1);
});

describe('the texts of an order', () => {
  const address = {
    address2: null,
    contact: 'Ana Silva',
    phone: '2075550199',
    state: 'ME',
    zip: '04101',
  };
  const input = {
    order: {
      id: 1,
      order_number: '500123',
      customer_key: 1,
      user_id: null,
      cart_id: null,
      cart_version: null,
      ordered_at: madeAt,
      order_date: '2026-03-04',
      status: 'Received',
      ship_method: null,
      ship_to_code: 'DOCK',
      customer_po: null,
      delivery_date: null,
      special_instruction1: ' Ring twice ',
      special_instruction2: null,
      notes: '  ',
      address_id: null,
      ship_to_address: null,
      line_total: '1234.50',
      add_on_charges: '0.00',
      taxable_amount: '0.00',
      tax: '0.00',
      total: '1234.50',
      invoice_number: null,
      invoice_date: null,
    },
    lines: [],
    party: {
      name: 'The Gilded Oyster',
      code: 'C1001',
      addresses: [
        { ...address, key: 'MAIN', name: 'Main kitchen', address1: '44 Exchange Street', city: 'Portland' },
        { ...address, key: 'DOCK', name: 'Dock bar', address1: '1 Pier Road', city: 'Freeport' },
      ],
    },
    letterhead: { name: 'Harbor Provisions', address: '', phone: '', paperSize: 'Letter' as const, logo: null },
    isInvoice: false,
    hidePricing: false,
  };

  test('blocks, remarks and totals have what the order has', () => {
    const { facts, shipTo, billTo, remarks, totals } = orderPdf(input);
    expect({ facts, shipTo, billTo, remarks, totals }).toEqual({
      facts: [
        { label: 'Order number', text: '500123' },
        { label: 'Order date', text: '03/04/2026' },
        { label: 'Delivery date', text: 'Next available' },
        { label: 'P.O. number', text: '–' },
      ],
      shipTo: ['Dock bar', '1 Pier Road', 'Freeport, ME 04101', 'Ana Silva · (207) 555-0199'],
      billTo: ['The Gilded Oyster', '44 Exchange Street', 'Portland, ME 04101'],
      remarks: [{ label: 'Special instructions', text: 'Ring twice' }],
      totals: [
        { label: 'Line total', text: '$1,234.50' },
        { label: 'Add-on charges', text: '$0.00' },
        { label: 'Taxable amount', text: '$0.00' },
        { label: 'Tax', text: '$0.00' },
        { label: 'Total', text: '$1,234.50' },
      ],
    });
  });

  const shipToOf = (order: Partial<OrderPdfInput['order']>) =>
    orderPdf({ ...input, order: { ...input.order, ...order } }).shipTo;

  test('an order is sent to the address it was placed for, whatever its code names now', () => {
    const ship_to_address = { ...address, name: 'Old dock', address1: '2 Pier Road', city: 'Freeport' };
    expect(shipToOf({ ship_to_address }).slice(0, 2)).toEqual(['Old dock', '2 Pier Road']);
  });

  test('an order from elsewhere is sent to the address of its code, and without a code to the primary one', () => {
    expect(shipToOf({})[0]).toBe('Dock bar');
    expect(shipToOf({ ship_to_code: null })[0]).toBe('Main kitchen');
  });

  test('an order that is fetched names the place where, and the day', () => {
    const order = { ...input.order, ship_method: 'Pickup', ship_to_code: null, delivery_date: '2026-03-07' };
    const letterhead = {
      name: 'Harbor Foods',
      address: '1 Quay Street\nPortland, ME 04101',
      phone: '',
      paperSize: 'Letter' as const,
      logo: null,
    };
    const { shipTo, facts, ...pdf } = orderPdf({ ...input, letterhead, order });
    expect([placeLabel(pdf), ...shipTo]).toEqual(['Pick up at', 'Harbor Foods', '1 Quay Street', 'Portland, ME 04101']);
    expect(facts).toContainEqual({ label: 'Pickup date', text: '03/07/2026' });
  });

  test('a deleted ship-to is named, and no other address replaces it', () => {
    expect(shipToOf({ ship_to_code: 'GONE' })).toEqual(['The Gilded Oyster', 'GONE']);
    expect(orderPdf({ ...input, party: { ...input.party, addresses: [] } }).shipTo).toEqual([
      'The Gilded Oyster',
      'DOCK',
    ]);
  });
});
