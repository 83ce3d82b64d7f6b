import { CODE_LIMIT, SECRET_LIMIT } from '#domain/schema/limits.ts';
import { CxmlProblem, type ReturnedItem } from './cxmlRequest.ts';
import { attributeOf, childOf, textOf, type XmlElement } from './xmlElement.ts';

export const BAD_REQUEST = 400;
export const NOT_IMPLEMENTED = 450;

export function limited(text: string, limit: number, what: string): string {
  if (text.length <= limit) return text;
  throw new CxmlProblem(BAD_REQUEST, `${what} is longer than ${limit.toLocaleString('en')} characters`);
}

export function few<Item>(items: readonly Item[], limit: number, what: string): readonly Item[] {
  if (items.length <= limit) return items;
  throw new CxmlProblem(BAD_REQUEST, `${what}: there are more than ${limit.toLocaleString('en')}`);
}

export function needed(element: XmlElement, name: string): XmlElement {
  const child = childOf(element, name);
  if (child) return child;
  throw new CxmlProblem(BAD_REQUEST, `${name} is missing in ${element.name}`);
}

export function trimmed(element: XmlElement | undefined, limit: number): string {
  return element ? limited(textOf(element).trim(), limit, element.name) : '';
}

/** An ItemID, or its parts when the sender put them into the item itself. */
export function itemIdOf(item: XmlElement): { partId: string; auxiliaryId: string | null } {
  const itemId = childOf(item, 'ItemID') ?? item;
  const auxiliary = childOf(itemId, 'SupplierPartAuxiliaryID');
  return {
    partId: trimmed(childOf(itemId, 'SupplierPartID'), CODE_LIMIT),
    auxiliaryId: trimmed(auxiliary, SECRET_LIMIT) || null,
  };
}

export function returnedItem(item: XmlElement): ReturnedItem {
  const detail = childOf(item, 'ItemDetail');
  return {
    ...itemIdOf(item),
    quantity: limited(attributeOf(item, 'quantity'), CODE_LIMIT, 'quantity of an ItemOut') || null,
    unit: trimmed(detail && childOf(detail, 'UnitOfMeasure'), CODE_LIMIT) || null,
  };
}
