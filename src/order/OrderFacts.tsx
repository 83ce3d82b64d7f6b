import type { ReactNode } from 'react';
import type { CartHeader } from '#domain/cart/cart.ts';
import { asksFor, type DeliveryDetails, findShipTo } from '#domain/checkout/delivery.ts';
import { addressLines, type Customer, shipToLabel } from '#domain/customer/customer.ts';
import { formatDate } from '#domain/formatDate.ts';
import type { ShipMethod, UserType } from '#domain/session/user.ts';
import { historyText } from '#domain/texts/historyText.ts';
import styles from './OrderFacts.module.css';

interface OrderFactsProps {
  readonly header: CartHeader;
  readonly customer: Customer | null;
  readonly userType: UserType;
  /** Null for an order from elsewhere. */
  readonly shipMethod: ShipMethod | null;
  /** Further facts about the order, shown first. */
  readonly first?: readonly (readonly [string, ReactNode])[];
  /** The lines with details; all by default. */
  readonly asks?: readonly string[] | undefined;
}

/** The header of an order; instructions and notes only if there are any. */
export function OrderFacts({ header, customer, userType, shipMethod, first = [], asks }: OrderFactsProps) {
  const shipTo = findShipTo(customer?.shiptos ?? [], header.customerShipToCode ?? '');
  const isPickup = shipMethod === 'Pickup';
  const shippedTo: readonly [string, ReactNode] = [
    historyText('order.shipTo'),
    shipTo ? (
      <>
        <strong>{shipToLabel(shipTo, userType)}</strong>
        {addressLines(shipTo).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </>
    ) : (
      userType !== 'Consumer' && header.customerShipToCode
    ),
  ];
  const only = (field: keyof DeliveryDetails, fact: readonly [string, ReactNode]) =>
    asksFor({ asks }, field) ? [fact] : [];
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(isPickup
      ? [[historyText('order.shipmentMethod'), historyText('order.pickup')] as const]
      : only('shipTo', shippedTo)),
    ...only('deliveryDate', [
      isPickup ? historyText('order.pickupDate') : historyText('order.deliveryDate'),
      formatDate(header.deliveryDate),
    ]),
    ...only('customerPo', [historyText('order.customerPO'), header.customer_PO]),
  ];
  const remarks = [
    ...only('specialInstruction1', [historyText('order.specialInstruction1'), header.specialInstruction1]),
    ...only('specialInstruction2', [historyText('order.specialInstruction2'), header.specialInstruction2]),
    ...only('notes', [historyText('order.notes'), header.notes]),
  ].filter(([, text]) => text);
  return (
    <dl className={styles.facts}>
      {[...first, ...facts, ...remarks].map(([name, value]) => (
        <div key={String(name)}>
          <dt>{name}</dt>
          <dd>{value || '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
