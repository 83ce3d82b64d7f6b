import { accountDetailParts } from '../../features/account/accountDetail/accountDetailParts.ts';
import { accountPaymentsParts } from '../../features/account/accountPayments/accountPaymentsParts.ts';
import { accountSummaryParts } from '../../features/account/accountSummary/accountSummaryParts.ts';
import { deliveryAddressesParts } from '../../features/account/deliveryAddresses/deliveryAddressesParts.ts';
import { preferencesParts } from '../../features/account/preferences/preferencesParts.ts';
import { settingsParts } from '../../features/account/settings/settingsParts.ts';
import type { AreaServices } from '../../page/areaServices.ts';
import { areaOf } from '../areaOf.ts';

const loadMakePayment = () =>
  import('../../features/account/makePayment/makePaymentParts.ts').then((part) => part.makePaymentParts);

/** The pages of a buyer's account, as opposed to an order. */
export const accountParts = (host: AreaServices) =>
  areaOf(host, {
    accountSummary: accountSummaryParts,
    accountDetail: accountDetailParts,
    accountPayments: accountPaymentsParts,
    makePayment: { load: loadMakePayment },
    deliveryAddresses: deliveryAddressesParts,
    settings: settingsParts,
    preferences: preferencesParts,
  });
