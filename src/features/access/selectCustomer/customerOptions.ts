import { optionId } from '../../../components/select/OptionList.tsx';

export const CUSTOMER_LIST_ID = 'customers';

export function customerOptionId(customerKey: number): string {
  return optionId(CUSTOMER_LIST_ID, customerKey);
}
