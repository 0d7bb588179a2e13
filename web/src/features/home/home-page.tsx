import type { ReactNode } from 'react';
import { siteUrl } from '#platform/site.ts';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { BeginnerInvitation, DeliverySteps } from './delivery-steps.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { FreshArrivals } from './fresh-arrivals.tsx';
import { Hero } from './hero.tsx';
import { Promises } from './promises.tsx';

/** The home page (HOME-01 to HOME-04). */
export default function HomePage(): ReactNode {
  return (
    <>
      <PageMeta
        title="Premium Saltwater Fish & Coral"
        description="Live saltwater fish, coral and invertebrates, delivered in the USA with a 48-hour live arrival guarantee. Local delivery in South Florida."
        canonicalUrl={siteUrl('/')}
      />
      <Hero />
      <Promises />
      <FreshArrivals />
      <FeatureCards />
      <DeliverySteps />
      <BeginnerInvitation />
    </>
  );
}
