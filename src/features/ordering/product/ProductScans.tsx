import type { Product, Scan } from '#domain/product/product.ts';
import type { DocumentsRef } from '#machines/documents/documentsMachine.ts';
import { DocumentButton } from '../../../components/documents/DocumentButton.tsx';
import styles from './ProductScreen.module.css';

interface ProductScansProps {
  readonly documents: DocumentsRef;
  readonly product: Product;
  readonly scans: readonly Scan[];
}

/** One button for each scan document of the product. */
export function ProductScans({ documents, product: { productKey, description }, scans }: ProductScansProps) {
  if (scans.length === 0) return null;
  return (
    <div className={styles.scans}>
      {scans.map(({ key, name }, index) => (
        <DocumentButton
          key={key}
          list={documents}
          request={{ kind: 'productScan', productKey, n: index + 1 }}
          label={name}
          of={description}
        />
      ))}
    </div>
  );
}
