import type { PartnerIdentity, PartnerSettings, Protocol } from '#domain/punchout/partner.ts';
import { FOUR_SHIPTOS, WITHOUT_BAR_MIXERS } from './customers/knownCustomers.ts';

export interface DemoPartner {
  name: string;
  protocol: Protocol;
  customerKey: number;
  identity: PartnerIdentity;
  /** No secret: only this computer may be handed a cart. */
  secret: string;
  settings: Pick<PartnerSettings, 'encoding' | 'charges' | 'extrinsics' | 'units'>;
}

export const hotelsPartner: DemoPartner = {
  name: 'Harbor Hotels procurement',
  protocol: 'cxml',
  customerKey: FOUR_SHIPTOS,
  identity: { domain: 'NetworkId', identity: 'HARBORHOTELS' },
  secret: 'Lantern#2026',
  settings: {
    encoding: 'urlencoded',
    charges: 'header',
    extrinsics: [{ name: 'PackSize', field: 'productText1' }],
    units: [],
  },
};

export const schoolsPartner: DemoPartner = {
  name: 'Granite State Schools',
  protocol: 'oci',
  customerKey: WITHOUT_BAR_MIXERS,
  identity: { domain: '', identity: 'granite-schools' },
  secret: 'Granite#2026',
  settings: {
    encoding: 'urlencoded',
    charges: 'omitted',
    extrinsics: [{ name: 'CUST_FIELD4', field: 'productText1' }],
    units: [{ unit: 'LB', code: 'LB' }],
  },
};
