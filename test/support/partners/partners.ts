import type { PartnerChange, PartnerSettings } from '#domain/punchout/partner.ts';
import { OYSTER } from '../api/fixture.ts';

export const partnerSettings: PartnerSettings = {
  currency: 'USD',
  language: 'en-US',
  encoding: 'urlencoded',
  postbackHosts: ['buy.example.com'],
  frameHosts: ['*.example.com'],
  shipTos: [{ theirs: 'PLANT-7', shipToCode: 'DOCK' }],
  units: [{ unit: 'CS', code: 'CA' }],
  classes: {
    rest: '50000000',
    categories: [{ categoryCode: '1101', code: '50110000' }],
    products: [{ productCode: 'P101', code: '50131600' }],
  },
  extrinsics: [{ name: 'Department', field: 'productText1' }],
  charges: 'header',
};

export const partnerChange: PartnerChange = {
  name: 'Oyster Procurement',
  protocol: 'cxml',
  isActive: true,
  customerKey: OYSTER,
  identities: [{ domain: 'NetworkID', identity: 'AN01000000001' }],
  secret: 'tide-over-quay-2026',
  settings: partnerSettings,
};
