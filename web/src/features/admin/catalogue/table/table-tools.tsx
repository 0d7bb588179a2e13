import { lazy, Suspense, useState, type ReactNode } from 'react';
import { localDay } from '@reef/domain/shipping/day';
import type { Product } from '@reef/domain/catalogue/product';
import { catalogueCsv } from '@reef/domain/catalogue/table/product-table';
import { saveCsv } from '#platform/device/save-file.ts';
import { Button } from '#ui/forms/button.tsx';

const ImportDialog = lazy(() => import('./import-dialog.tsx'));

/**
 * Exports the catalogue as a CSV file with its care facts, and imports one.
 * @param products all products; null until the server has sent them: a file of some would be taken
 * for the whole, and an import that is compared with some would list animals twice.
 */
export function TableTools({ products }: { products: readonly Product[] | null }): ReactNode {
  const [isImporting, setIsImporting] = useState(false);
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        kind="secondary"
        disabled={products === null || products.length === 0}
        onClick={() =>
          saveCsv(catalogueCsv(products ?? []), `reef-listings-${localDay(new Date())}.csv`)
        }
      >
        Export CSV
      </Button>
      <Button kind="secondary" disabled={products === null} onClick={() => setIsImporting(true)}>
        Import CSV
      </Button>
      {isImporting && (
        <Suspense>
          <ImportDialog products={products} onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
    </div>
  );
}
