import { use, useMemo, type ReactNode } from 'react';
import type { StockCounts } from '@reef/domain/catalogue/file/catalogue-file';
import type { Category } from '@reef/domain/catalogue/category';
import { SHOP_TABS } from '@reef/domain/catalogue/categories';
import { inStockCounts } from '@reef/domain/catalogue/shop/shop-view';
import { useCatalogue } from '#state/catalogue/catalogue.ts';
import { FirstShopContext } from '#state/catalogue/first-shop.ts';
import { useBackdropPause, useFilmPermission } from '#platform/device/films.ts';
import { usePrefersReducedMotion } from '#platform/device/preferences.ts';
import { siteUrl } from '#platform/site.ts';
import { BackdropVideo } from '#ui/media/backdrop-video.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { TabBar, tabPanelProps } from '#ui/layout/tab-bar.tsx';
import { BACKDROPS } from './shop-films.ts';
import { ShopResults } from './shop-results.tsx';
import { ShopToolbar } from './shop-toolbar.tsx';
import { plainQuery, writeShopQuery } from './filters/shop-query.ts';
import { useShopQuery } from './filters/use-shop-query.ts';
import { useFiltering } from './filters/use-filtering.ts';

/** `shop-nothing.tsx` finds a tab by it. */
const TABS_ID = 'shop';

const CANONICAL_PATH = '/shop';

/** The address of a tab's own page. */
function addressOf(category: Category): string {
  const search = writeShopQuery(plainQuery(category)).toString();
  return search === '' ? CANONICAL_PATH : `${CANONICAL_PATH}?${search}`;
}

/** The numbers in stock on each tab: as the page was rendered, until the catalogue has loaded. */
function useCounts(): StockCounts | null {
  const first = use(FirstShopContext);
  const { phase, products, part } = useCatalogue();
  const counts = useMemo(() => part?.counts ?? inStockCounts(products), [products, part]);
  return phase !== 'ready' && products.length === 0 ? (first?.counts ?? null) : counts;
}

/** The shop: four tanks to look into, each with its own water (SHOP-01 to SHOP-08). */
export default function ShopPage(): ReactNode {
  const [query, change] = useShopQuery();
  const filtering = useFiltering(query.filters);
  const counts = useCounts();
  const isStill = usePrefersReducedMotion();
  const permission = useFilmPermission();
  const [isPaused, pause] = useBackdropPause();
  const tabs = SHOP_TABS.map(({ category, label }) => ({
    value: category,
    label,
    count: counts?.[category] ?? null,
    href: addressOf(category),
  }));
  const backdrop = BACKDROPS[query.category];
  return (
    <>
      <PageMeta
        title="Shop"
        description="Live saltwater fish, coral, invertebrates and WYSIWYG pieces with live stock counts and a 48-hour live arrival guarantee."
        canonicalUrl={siteUrl(CANONICAL_PATH)}
      />
      <div className="shop-band on-abyss">
        <BackdropVideo
          film={backdrop}
          theme={backdrop}
          permission={permission}
          isStill={isStill}
          isPaused={isPaused}
          onPause={pause}
        />
        <div className="page shop-band-text">
          <p className="eyebrow">Live stock, counted as it changes</p>
          <h1 tabIndex={-1} className="mt-2 text-3xl">
            Shop marine life
          </h1>
          <TabBar
            id={TABS_ID}
            label="Categories"
            className="mt-6"
            value={query.category}
            items={tabs}
            onChange={(category) => change({ category })}
          />
        </div>
      </div>
      <div className="page relative pt-6">
        <ShopToolbar query={query} filtering={filtering} onChange={change} />
        <div className="mt-6 min-h-[60svh]" {...tabPanelProps(TABS_ID, query.category)}>
          <ShopResults query={query} filtering={filtering} onChange={change} />
        </div>
      </div>
    </>
  );
}
