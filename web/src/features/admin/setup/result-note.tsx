import type { ReactNode } from 'react';
import { classNames } from '#ui/layout/class-names.ts';
import type { Toast } from '#ui/overlays/toast.tsx';

/** The outcome, which stays visible after the toast that announced it. */
export function ResultNote({ result: { title, text, tone } }: { result: Toast }): ReactNode {
  const isGood = tone === 'success';
  return (
    <div
      className={classNames(
        'mt-5 rounded-md border px-4 py-3 text-sm',
        isGood ? 'border-kelp/40 bg-kelp/10' : 'border-alarm/40 bg-alarm/10',
      )}
    >
      <p className="font-semibold text-foam">{title}</p>
      {text !== undefined && <p className="text-mist">{text}</p>}
    </div>
  );
}
