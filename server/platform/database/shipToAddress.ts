/** The destination of an order, as its document prints it. */
export interface ShipToAddress {
  name: string;
  address1: string | null;
  address2: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  contact: string | null;
  phone: string | null;
}
