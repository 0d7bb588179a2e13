import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { IsTitledByPage } from './tool-frame.tsx';
import { Spinner } from '#ui/forms/spinner.tsx';
import { useIsHydrated } from '#ui/layout/hydrated.ts';
import { ChevronDownIcon } from '#ui/layout/icons.tsx';

/**
 * A tool that opens under its heading. Its code loads when it opens.
 * @param isInUse whether the device left it running: it is open then, as it is if the address names
 * it.
 */
export function ToolPanel({
  id,
  title,
  text,
  tool: Tool,
  isInUse,
}: {
  id: string;
  title: string;
  text: string;
  tool: ComponentType;
  isInUse?: (() => boolean) | undefined;
}): ReactNode {
  const { hash, key: visit } = useLocation();
  // The prerendered page knows neither the address's hash nor the device.
  const isHydrated = useIsHydrated();
  const isNamed = isHydrated && hash === `#${id}`;
  const [choice, setChoice] = useState<{ visit: string; isOpen: boolean } | null>(null);
  // The tool stays open when what runs in it ends.
  const [wasInUse, setWasInUse] = useState(false);
  if (isHydrated && !wasInUse && isInUse?.() === true) setWasInUse(true);
  const isOpen = isNamed && choice?.visit !== visit ? true : (choice?.isOpen ?? wasInUse);
  // What was typed stays while the tool is closed.
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
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
