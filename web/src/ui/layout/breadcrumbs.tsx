import type { ReactNode } from 'react';
import { Link } from '#ui/routing/link.tsx';
import { ChevronRightIcon } from './icons.tsx';

/** One step of the path to this page; the last has no address. */
export type Crumb = { label: string; to?: string };

/** The path from home to this page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }): ReactNode {
  return (
    <nav aria-label="Breadcrumb" className="py-4">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-haze">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex items-center gap-2">
            {crumb.to === undefined ? (
              <span aria-current="page" className="text-mist">
                {crumb.label}
              </span>
            ) : (
              <Link
                to={crumb.to}
                className="relative inline-flex min-h-6 items-center after:absolute after:-inset-2.5 after:content-[''] hover:text-foam"
              >
                {crumb.label}
              </Link>
            )}
            {index < crumbs.length - 1 && <ChevronRightIcon className="size-3.5 opacity-70" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
