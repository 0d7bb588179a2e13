import type { ReactNode } from 'react';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { ControlsPart } from './controls-part.tsx';
import { OverlaysPart } from './overlays-part.tsx';
import { ScenesPart } from './scenes-part.tsx';
import { SurfacesPart } from './surfaces-part.tsx';
import { TokensPart } from './tokens-part.tsx';

/** The design language on one page; `docs/design.md` says why. Development only. */
export default function DesignPage(): ReactNode {
  return (
    <div className="page pb-24">
      <PageMeta title="Design" isIndexed={false} />
      <PageHeading
        eyebrow="Development only"
        title="Design"
        text="Every token and every component with its states."
      />
      <TokensPart />
      <ControlsPart />
      <SurfacesPart />
      <OverlaysPart />
      <ScenesPart />
    </div>
  );
}
