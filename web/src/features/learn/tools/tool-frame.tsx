import { useId, type ReactNode } from 'react';
import './tools.css';

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
