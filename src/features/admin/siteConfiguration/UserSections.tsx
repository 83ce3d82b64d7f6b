import type { ConfigurationChanges } from '#domain/siteConfiguration/topics.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { SETTING_FIELDS } from '#domain/users/settingFields.ts';
import { TextAreaField } from '../../../components/fields/TextAreaField.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { SelectField } from '../../../components/select/SelectField.tsx';
import { fieldsOf } from '../../../forms/fieldOf.ts';
import type { FormSection } from '../../../forms/formSection.ts';
import { FlagGroup } from './FlagGroup.tsx';

const PRICES = ['hidePricing', 'canChangePrice', 'syncPriceByWithSellByUMFlag'] as const;
const CART = [
  'allowProductTextLines',
  'showTotalItemsQuantity',
  'showTotalOrderQuantity',
  'showTotalCaseQuantity',
  'defaultToStandardOrder',
] as const;
const CHECKOUT = ['requiredPO', 'checkoutRequireDeliveryDate'] as const;
const PDFS = ['canViewConfirmation', 'canPrintInvoices', 'productScanDocuments', 'allowUserColors'] as const;
const CARDS = [
  'creditCardSettings.addressRequired',
  'creditCardSettings.ccV2Required',
  'creditCardSettings.holderNameRequired',
  'creditCardSettings.phoneRequired',
  'creditCardSettings.isTestTransaction',
] as const;

/** The default settings of users, unless their customer or they themselves have others. */
export function UserSections(section: FormSection<ConfigurationChanges['user']>) {
  const { text, choice } = fieldsOf(SETTING_FIELDS, section);
  const group = { ...section, fields: SETTING_FIELDS };
  return (
    <>
      <FlagGroup {...group} title={adminText('configuration.prices')} flags={PRICES} />
      <FlagGroup {...group} title={adminText('configuration.productsAndCart')} flags={CART}>
        <TextField {...text('totalOrderQuantityLabel')} />
        <SelectField {...choice('orderQuantityRoundingFlag')} />
        <SelectField {...choice('imageFit')} />
        <TextField spellCheck={false} autoComplete="off" {...text('missingImage')} />
      </FlagGroup>
      <FlagGroup {...group} title={adminText('configuration.checkout')} flags={CHECKOUT}>
        <SelectField {...choice('defaultDeliveryDateFlag')} />
        <TextAreaField
          {...text('checkoutMessage')}
          hint={adminText('configuration.leaveEmptyForNone', { hint: SETTING_FIELDS.checkoutMessage.hint ?? '' })}
        />
      </FlagGroup>
      <FlagGroup {...group} title={adminText('configuration.documentsAndColors')} flags={PDFS} />
      <FlagGroup {...group} title={adminText('configuration.paymentByCard')} flags={CARDS} />
    </>
  );
}
