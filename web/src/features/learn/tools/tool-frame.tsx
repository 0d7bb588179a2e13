import { createContext, use, useId, type ReactNode } from 'react';
import type { Kept } from './use-kept-inputs.ts';
import './tools.css';

/** True if the page has its own heading for the tool, such as /learn/tools. */
export const IsTitledByPage = createContext(false);

/**
 * Says that the inputs are stored, once they are, with a button to delete them; or that they are
 * not.
 */
function KeptNote({ kept, isLost }: { kept: readonly Kept[]; isLost: boolean }): ReactNode {
  if (isLost || kept.some((inputs) => inputs.isLost)) {
    return (
      <output className="tool-kept">
        This device does not keep your entries. Write down what you need before you leave the page.
      </output>
    );
  }
  if (!kept.some(({ isKept }) => isKept)) return null;
  return (
    <p className="tool-kept">
      Your entries are kept on this device.
      <button
        type="button"
        className="text-link min-h-11 font-semibold"
        onClick={({ currentTarget }) => {
          kept.forEach(({ forget }) => forget());
          // The button disappears with what it deleted; the focus goes on to the fields.
          currentTarget.closest('.learn-tool')?.querySelector('input')?.focus();
        }}
      >
        Forget them
      </button>
    </p>
  );
}

/**
 * The frame of a tool inside an article. Its title is no heading: the text has its own outline.
 * @param kept the tool's stored inputs, all deleted by one button.
 * @param isLost whether this device could not store something else of the tool.
 */
export function ToolFrame({
  title,
  text,
  kept = [],
  isLost = false,
  children,
}: {
  title: string;
  text: string;
  kept?: readonly Kept[];
  isLost?: boolean;
  children: ReactNode;
}): ReactNode {
  const id = useId();
  const note = <KeptNote kept={kept} isLost={isLost} />;
  if (use(IsTitledByPage)) {
    return (
      <div className="learn-tool">
        {children}
        {note}
      </div>
    );
  }
  return (
    <section className="learn-tool surface" aria-labelledby={id}>
      <p className="eyebrow">Tool</p>
      <p id={id} className="tool-title">
        {title}
      </p>
      <p className="tool-text">{text}</p>
      {children}
      {note}
    </section>
  );
}
