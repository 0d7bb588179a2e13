import { countText } from '@reef/domain/shared/count-text';
import type { ReactNode } from 'react';
import type { Toast } from '#ui/overlays/toast.tsx';
import type { ImportOutcome } from './send-import.ts';

function messageOf(outcome: ImportOutcome, total: number): string {
  const { sent } = outcome;
  if (outcome.ok) return `${countText(sent, 'line')} imported.`;
  const done =
    sent === 0
      ? 'No line is imported so far'
      : `${countText(sent, 'line')} of ${total} are imported`;
  if (outcome.refusal === 'unsure')
    return `${done}; no answer came for the next. Send the rest again: nothing is done twice.`;
  // The script that sends has loaded, so only the connection was missing.
  if (outcome.refusal === 'unsent' && sent > 0)
    return `${done}; without a connection, the rest was not sent. Send the rest again when you are back online: nothing is done twice.`;
  return `${done}. ${outcome.message}`;
}

/** The result of an import whose dialog was left. */
export function unseenEnd(outcome: ImportOutcome, total: number): Toast {
  const message = messageOf(outcome, total);
  if (outcome.ok) return { title: message, tone: 'success' };
  const text = `${message} You find it under Import CSV.`;
  return { title: 'The import stopped', text, tone: 'error' };
}

/** The result of an import, and the lines that stopped it. */
export function ImportEnd({
  outcome,
  total,
}: {
  outcome: ImportOutcome;
  total: number;
}): ReactNode {
  const refused = outcome.ok ? [] : outcome.refused;
  return (
    <div
      className={outcome.ok ? 'note note-info' : 'note note-warning'}
      role={outcome.ok ? 'status' : 'alert'}
    >
      <div className="grid gap-2">
        <p>{messageOf(outcome, total)}</p>
        {refused.length > 0 && (
          <ul className="grid gap-1">
            {refused.map(({ line, message }) => (
              <li key={line}>
                Line {line}: {message}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
