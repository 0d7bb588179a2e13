import type { ReactNode } from 'react';

/** A row of a tool's answer: a label, an amount, and a remark. Belongs in a `dl`. */
export function ToolRow({
  name,
  value,
  note,
}: {
  name: string;
  value: string;
  note?: string;
}): ReactNode {
  return (
    <div className="tool-row">
      <dt>{name}</dt>
      <dd>
        <strong className="figures">{value}</strong>
        {note !== undefined && <span>{note}</span>}
      </dd>
    </div>
  );
}
