import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { IsTitledByPage } from './tool-frame.tsx';
import { Spinner } from '#ui/forms/spinner.tsx';
import { useIsHydrated } from '#ui/layout/hydrated.ts';
import { ChevronDownIcon } from '#ui/layout/icons.tsx';

/**
 * A tool that opens under its heading. Its code loads when it opens, or if the address names it.
 */
export function ToolPanel({
  id,
  title,
  text,
  tool: Tool,
}: {
  id: string;
  title: string;
  text: string;
  tool: ComponentType;
}): ReactNode {
  const { hash, key: visit } = useLocation();
  // The prerendered page does not know the address's hash.
  const isNamed = useIsHydrated() && hash === `#${id}`;
  const [choice, setChoice] = useState<{ visit: string; isOpen: boolean } | null>(null);
  const isOpen = isNamed && choice?.visit !== visit ? true : (choice?.isOpen ?? false);
  // What was typed stays while the tool is closed.
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  useEffect(() => {
    if (isNamed) document.getElementById(id)?.scrollIntoView();
  }, [isNamed, id]);
  const toggle = () => setChoice({ visit, isOpen: !isOpen });
  return (
    <section id={id} className="surface tool-panel">
      <h3>
        <button
          type="button"
          className="tool-panel-button"
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          onClick={toggle}
        >
          <span>
            {title}
            <span className="tool-panel-text">{text}</span>
          </span>
          <ChevronDownIcon className="size-5 flex-none" />
        </button>
      </h3>
      <div id={`${id}-panel`} hidden={!isOpen} className="tool-panel-body">
        {wasOpen && (
          <IsTitledByPage value={true}>
            <Suspense fallback={<Spinner label="Opening the tool…" />}>
              <Tool />
            </Suspense>
          </IsTitledByPage>
        )}
      </div>
    </section>
  );
}
