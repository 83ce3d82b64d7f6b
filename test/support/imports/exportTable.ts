import type { ImportOptions } from '#server/modules/dataImport/importFile.ts';

export interface ExportShape {
  file: string;
  /** One file can be several kinds. The options are what a user has to choose. */
  imports: { kind: string; options?: Partial<ImportOptions>; rows: string[] }[];
}

/** Exports as other systems write them, with values of our own, and what the shop has after them. */
export const EXPORTS: readonly ExportShape[] = [
  {
    file: 'quickbooks-items.csv',
    imports: [
      {
        kind: 'products',
        options: { constants: { category: 'OLIVES' } },
        rows: [
          'OLV-0301,1001,OLV-0301,"Olives, green, 6/2.5 KG",,,OLIVES,cs,cs,cs,1,,no,,,yes,,',
          'OLV-0302,1002,OLV-0302,"Olives, black, 6/2.5 KG",,,OLIVES,cs,cs,cs,1,,no,,,yes,,',
          'CAP-0007,1003,CAP-0007,"Capers in salt, 12/1 LB",,,OLIVES,cs,cs,cs,1,,no,,,no,,',
        ],
      },
      { kind: 'prices', rows: ['CAP-0007,cs,91.4,,,', 'OLV-0301,cs,58.75,,,', 'OLV-0302,cs,1061.5,,,'] },
      { kind: 'stock', rows: ['CAP-0007,0', 'OLV-0301,140', 'OLV-0302,88'] },
    ],
  },
  {
    file: 'quickbooks-customers.csv',
    imports: [
      {
        kind: 'customers',
        options: { columns: { 'Account No.': 'code', Customer: 'name' } },
        rows: ['4711,1001,Corner Cafe,,,no,1,0,,5000,,,,no', '4712,1002,Harbor Grill,,,no,1,0,,,,,,no'],
      },
    ],
  },
  {
    file: 'netsuite-items.csv',
    imports: [
      {
        kind: 'products',
        options: { columns: { Name: 'code', 'Display Name': 'description', Description: 'text', Class: 'category' } },
        rows: [
          'PAP-1200,1001,PAP-1200,"Napkin, dinner, white","2-ply dinner napkin, 3,000 a case",,Paper,CS,CS,CS,1,,no,,,yes,,',
          'PAP-1201,1002,PAP-1201,"Napkin, cocktail, black","2-ply cocktail napkin, 4,000 a case",,Paper,CS,CS,CS,1,,no,,,yes,,',
          'PAP-1300,1003,PAP-1300,"Guest check, 2-part","Carbonless, 50 a book",,Paper,CS,CS,CS,1,,no,,,no,,',
        ],
      },
      {
        kind: 'prices',
        options: { columns: { Name: 'product' } },
        rows: ['PAP-1200,CS,38.2,,,', 'PAP-1201,CS,41.9,,,', 'PAP-1300,CS,27.35,,,'],
      },
      { kind: 'stock', options: { columns: { Name: 'product' } }, rows: ['PAP-1200,212', 'PAP-1201,64', 'PAP-1300,0'] },
    ],
  },
  {
    file: 'sage50-items.csv',
    imports: [
      {
        kind: 'products',
        options: { columns: { 'Item Type': 'category' } },
        rows: [
          '00410,1001,00410,"Flour, bread, 50 LB",Unbleached high gluten flour,,BAKERY,BAG,BAG,BAG,1,A-12,no,,,yes,,',
          '00412,1002,00412,"Sugar, cane, 50 LB",,,BAKERY,BAG,BAG,BAG,1,A-14,no,,,yes,,',
          '00498,1003,00498,"Yeast, fresh, 24/1 LB",,,BAKERY,CS,CS,CS,1,C-02,no,,,no,,',
        ],
      },
      { kind: 'prices', rows: ['00410,BAG,24.1,,,', '00412,BAG,31.85,,,', '00498,CS,44,,,'] },
    ],
  },
  {
    file: 'sapb1-items.tsv',
    imports: [
      {
        kind: 'products',
        options: { columns: { SalesUnit: 'defaultUnit', InventoryUOM: 'alternateUnit' } },
        rows: [
          'A00001,1001,A00001,"Hex bolt M8 x 40, zinc",,,102,BX,BX,EA,1,,no,,,yes,,',
          'A00002,1002,A00002,"Hex nut M8, zinc",,,102,BX,BX,EA,1,,no,,,yes,,',
        ],
      },
      { kind: 'stock', options: { decimal: 'point' }, rows: ['A00001,1240', 'A00002,5310'] },
    ],
  },
  {
    file: 'dynamics-items.xlsx',
    imports: [
      {
        kind: 'products',
        rows: [
          '1896-S,1001,1896-S,ATHENS Desk,,,TABLE,PCS,PCS,PCS,1,,no,,,yes,,',
          '1900-S,1002,1900-S,PARIS Guest Chair,,,CHAIR,PCS,PCS,PCS,1,,no,,,yes,,',
          '1999-S,1003,1999-S,OSLO Lamp,,,CHAIR,PCS,PCS,PCS,1,,no,,,no,,',
        ],
      },
      { kind: 'prices', rows: ['1896-S,PCS,1000.8,,,', '1900-S,PCS,192.8,,,', '1999-S,PCS,12.5,,,'] },
      { kind: 'stock', rows: ['1896-S,4', '1900-S,1230', '1999-S,0'] },
    ],
  },
  {
    file: 'odoo-products.csv',
    imports: [
      {
        kind: 'products',
        rows: [
          'E-COM12,1001,E-COM12,"Conference table, oak",,,Office,Units,Units,Units,1,,no,,,yes,,',
          'E-COM13,1002,E-COM13,"Storage box, large",,,Office,Units,Units,Units,1,,no,,,yes,,',
          'E-COM19,1003,E-COM19,"Whiteboard pen, blue",,,Office,Units,Units,Units,1,,no,,,no,,',
        ],
      },
      { kind: 'prices', rows: ['E-COM12,Units,1799,,,', 'E-COM13,Units,15.8,,,', 'E-COM19,Units,1.2,,,'] },
      { kind: 'stock', rows: ['E-COM12,6', 'E-COM13,132', 'E-COM19,0'] },
    ],
  },
  {
    file: 'epicor-items.csv',
    imports: [
      {
        kind: 'products',
        rows: [
          'VLV-075-BR,1001,VLV-075-BR,BALL VALVE 3/4 BRASS,,,VALVE,EA,EA,EA,1,,yes,,,yes,,',
          'VLV-100-BR,1002,VLV-100-BR,BALL VALVE 1 BRASS,,,VALVE,EA,EA,EA,1,,yes,,,yes,,',
          'VLV-050-OLD,1003,VLV-050-OLD,GATE VALVE 1/2 BRASS,,,VALVE,EA,EA,EA,1,,yes,,,no,,',
        ],
      },
      { kind: 'prices', rows: ['VLV-050-OLD,EA,9.4,,,', 'VLV-075-BR,EA,14.62,,,', 'VLV-100-BR,EA,21.08,,,'] },
      { kind: 'stock', rows: ['VLV-050-OLD,0', 'VLV-075-BR,310', 'VLV-100-BR,144'] },
    ],
  },
  {
    file: 'shopify-products.csv',
    imports: [
      {
        kind: 'products',
        options: { columns: { Status: 'active' }, constants: { defaultUnit: 'EA' } },
        rows: [
          'JB-003,1001,JB-003,Juggling Balls (Set of 3),"<p>Three 120 g balls, beanbag style.</p>",Harbor Novelty,Juggling,EA,EA,EA,1,,yes,,,yes,,',
          'SP-001,1002,SP-001,Spinning Plate,<p>Plate with stick.</p>,Harbor Novelty,Juggling,EA,EA,EA,1,,yes,,,yes,,',
          'UN-020,1003,UN-020,Unicycle 20 in,,Harbor Novelty,Juggling,EA,EA,EA,1,,yes,,,no,,',
        ],
      },
      { kind: 'prices', rows: ['JB-003,EA,18,,,', 'SP-001,EA,9.5,,,', 'UN-020,EA,149,,,'] },
      { kind: 'stock', rows: ['JB-003,54', 'SP-001,120', 'UN-020,3'] },
    ],
  },
  {
    file: 'woocommerce-products.csv',
    imports: [
      {
        kind: 'products',
        options: { columns: { Name: 'description', Description: 'text' }, constants: { defaultUnit: 'EA' } },
        rows: [
          'SOAP-LAV,1001,SOAP-LAV,Lavender soap,"Cold-processed soap with lavender oil.\nNo palm oil.",,Soap,EA,EA,EA,1,,no,,,yes,,',
          'SOAP-OAT,1002,SOAP-OAT,Oat soap,Cold-processed soap with rolled oats.,,Soap,EA,EA,EA,1,,no,,,yes,,',
          'SOAP-TEST,1003,SOAP-TEST,Test soap,,,Soap,EA,EA,EA,1,,no,,,no,,',
        ],
      },
      {
        kind: 'prices',
        options: { columns: { 'Regular price': 'price' } },
        rows: ['SOAP-LAV,EA,4.25,,,', 'SOAP-OAT,EA,4.25,,,', 'SOAP-TEST,EA,5,,,'],
      },
      {
        kind: 'stock',
        options: { columns: { Stock: 'available' } },
        rows: ['SOAP-LAV,260', 'SOAP-OAT,95', 'SOAP-TEST,0'],
      },
    ],
  },
  {
    file: 'magento-products.csv',
    imports: [
      {
        kind: 'products',
        options: { columns: { name: 'description', description: 'text' }, constants: { defaultUnit: 'EA' } },
        rows: [
          '24-MB01,1001,24-MB01,Courier Bag,<p>Courier bag with 2 straps.</p>,,Bags,EA,EA,EA,1,,no,,,yes,,',
          '24-MB04,1002,24-MB04,Weekend Bag,<p>Holds a weekend.</p>,,Bags,EA,EA,EA,1,,no,,,yes,,',
          '24-MB09,1003,24-MB09,Old Bag,,,Bags,EA,EA,EA,1,,no,,,no,,',
        ],
      },
      { kind: 'prices', rows: ['24-MB01,EA,34,,,', '24-MB04,EA,52.5,,,', '24-MB09,EA,20,,,'] },
      { kind: 'stock', rows: ['24-MB01,100', '24-MB04,37', '24-MB09,0'] },
    ],
  },
];
