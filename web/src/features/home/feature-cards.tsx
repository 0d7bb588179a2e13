import type { ReactNode } from 'react';
import { classNames } from '#ui/layout/class-names.ts';
import { ArrowRightIcon } from '#ui/layout/icons.tsx';
import { ProductPicture } from '#ui/product/product-picture.tsx';
import { Link } from '#ui/routing/link.tsx';

/** The three cards of HOME-04. Community has no page yet. */
const FEATURES = [
  {
    title: 'Featured Fish',
    text: 'Hardy first fish, living color, a clean-up crew and the hidden gems of our tanks.',
    picture: '/catalogue/ocellaris-clownfish-640.webp',
    link: { to: '/featured-fish', label: 'Learn More' },
  },
  {
    title: 'Live Coral',
    text: 'Swaying torches, bright zoanthids and tiny frags that grow into whole reefs.',
    picture: '/catalogue/purple-hammer-coral-640.webp',
    link: { to: '/live-coral', label: 'Meet the corals' },
  },
  {
    title: 'Community',
    text: 'A place to show tanks, trade frags and ask the questions every reef brings.',
    picture: '/art/community.svg',
    link: null,
  },
] as const;

/** Three links from the home page (HOME-04). */
export function FeatureCards(): ReactNode {
  return (
    <section className="page pt-20" aria-labelledby="explore">
      <h2 id="explore" className="mb-6 text-2xl">
        Explore the reef
      </h2>
      <ul className="grid gap-5 md:grid-cols-3">
        {FEATURES.map(({ title, text, picture, link }) => (
          <li
            key={title}
            className={classNames('feature-card surface', link !== null && 'surface-live')}
          >
            <ProductPicture
              src={picture}
              name=""
              className="aspect-16/10 w-full"
              sizes="(min-width: 48rem) 31vw, 92vw"
            />
            <div className="p-6 pt-5">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 text-sm">{text}</p>
              {link !== null && (
                <Link to={link.to} className="feature-link">
                  {link.label}
                  <span className="sr-only"> about {title}</span>
                  <ArrowRightIcon className="size-4" />
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
