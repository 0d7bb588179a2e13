import type { ReactNode } from 'react';
import type { HubAlso as HubAlsoContent } from 'virtual:reef-content/types';
import { ChevronRightIcon } from '#ui/layout/icons.tsx';
import { LearnLink } from '#features/learn/pages/learn-link.tsx';

/** Links of a hub that are none of its cards: emergencies, further guides, tools. */
export function HubAlso({ groups }: { groups: readonly HubAlsoContent[] }): ReactNode {
  if (groups.length === 0) return null;
  return (
    <div className="hub-also">
      {groups.map(({ title, text, links }) => (
        <section key={title} className="surface-quiet">
          <h2>{title}</h2>
          {text !== undefined && <p>{text}</p>}
          <ul>
            {links.map(({ label, path }) => (
              <li key={path}>
                <LearnLink to={path} className="topic-link">
                  <span>{label}</span>
                  <ChevronRightIcon className="size-4" />
                </LearnLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
