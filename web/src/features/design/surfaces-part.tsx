import type { ReactNode } from 'react';
import type { Product } from '@reef/domain/catalogue/product';
import { Badge, type Tone } from '#ui/layout/badge.tsx';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { Button } from '#ui/forms/button.tsx';
import { Card, Panel } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { Price } from '#ui/product/price.tsx';
import { ProductCard, ProductCardSkeleton } from '#ui/product/product-card.tsx';
import { FishIcon } from '#ui/layout/shop-icons.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { Spinner } from '#ui/forms/spinner.tsx';
import { StatusBadge } from '#ui/layout/status-badge.tsx';
import { Block, Row } from './block.tsx';

const TONES: readonly Tone[] = ['neutral', 'good', 'info', 'special', 'warning', 'danger'];
const STATUSES = [
  'pending',
  'paid',
  'shipped',
  'delivered',
  'cancelled',
  'suspended',
  'admin',
] as const;

const TANG: Product = {
  id: 'regal-blue-tang',
  name: 'Regal Blue Tang',
  description:
    'Royal blue with a painter’s palette in black and a yellow tail. Wants room to swim.',
  price: 89.99,
  category: 'Saltwater Fish',
  stock: 7,
  image_url: '/catalogue/regal-blue-tang-640.webp',
  sold_out_at: null,
  created_at: new Date(0),
  revision: 0,
};

function Cards(): ReactNode {
  return (
    <Block title="Product cards">
      <ul className="product-grid">
        <li>
          <ProductCard product={TANG} />
        </li>
        <li>
          <ProductCard product={{ ...TANG, name: 'Few left', stock: 2 }} />
        </li>
        <li>
          <ProductCard product={{ ...TANG, name: 'Sold out', stock: 0 }} />
        </li>
        <li>
          <ProductCard product={{ ...TANG, name: 'Without a picture', image_url: null }} />
        </li>
        <li>
          <ProductCardSkeleton />
        </li>
      </ul>
    </Block>
  );
}

function States(): ReactNode {
  return (
    <Block title="Waiting, empty, failed">
      <div className="grid gap-5 lg:grid-cols-3">
        <Card className="p-6">
          <Spinner label="Loading your profile..." className="min-h-24" />
          <Skeleton className="mt-4 h-5 w-3/4" />
          <Skeleton className="mt-3 h-3.5 w-full" />
        </Card>
        <Card>
          <EmptyState
            icon={<FishIcon className="size-10" />}
            title="Your cart is empty"
            text="Everything you add waits here for you."
            action={<Button>Continue Shopping</Button>}
          />
        </Card>
        <Card>
          <ErrorState message="Error loading products. Please try again." onRetry={() => {}} />
        </Card>
      </div>
    </Block>
  );
}

/** Badges, surfaces, cards, and the states of a page. */
export function SurfacesPart(): ReactNode {
  return (
    <>
      <Block title="Badges">
        <Row label="Tones">
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone} hasDot={tone !== 'neutral'}>
              {tone}
            </Badge>
          ))}
        </Row>
        <Row label="Statuses">
          {STATUSES.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </Row>
      </Block>
      <Block title="Surfaces">
        <Breadcrumbs crumbs={[{ label: 'Home', to: '/' }, { label: 'Design' }]} />
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <Panel title="Panel" text="For forms and facts" actions={<Badge tone="good">New</Badge>}>
            <Price cents={18_900} className="text-2xl" />
          </Panel>
          <Card isLive className="p-6">
            A card that lifts under the pointer.
          </Card>
          <div className="surface-quiet p-6">A quiet surface.</div>
        </div>
      </Block>
      <Cards />
      <States />
    </>
  );
}
