import { createContext, use, useId, type ReactNode } from 'react';
import './tools.css';

/** True where the page has its own heading for the tool, such as /learn/tools. */
export const IsTitledByPage = createContext(false);

/** The frame of a tool inside an article. Its title is no heading: the text has its own order. */
export function ToolFrame({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}): ReactNode {
  const id = useId();
  if (use(IsTitledByPage)) return <div className="learn-tool">{children}</div>;
  return (
    <section className="learn-tool surface" aria-labelledby={id}>
      <p className="eyebrow">Tool</p>
      <p id={id} className="tool-title">
        {title}
      </p>
      <p className="tool-text">{text}</p>
      {children}
    </section>
  );
}
