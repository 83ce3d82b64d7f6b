import type { Product } from '#domain/product/product.ts';
import type { DocumentsRef } from '#machines/documents/documentsMachine.ts';
import { DocumentButton } from '../../components/documents/DocumentButton.tsx';
import styles from './ProductScreen.module.css';

interface ProductScansProps {
  readonly documents: DocumentsRef;
  readonly product: Product;
}

/** One button for each scan document of the product. */
export function ProductScans({ documents, product }: ProductScansProps) {
  const { productKey, scanDocuments, description } = product;
  if (scanDocuments.length === 0) return null;
  return (
    <div className={styles.scans}>
      {scanDocuments.map(({ key, name }, index) => (
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
