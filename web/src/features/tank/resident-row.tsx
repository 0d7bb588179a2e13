import { useState, type ReactNode } from 'react';
import { MAX_RESIDENT_COUNT } from '@reef/domain/fit/tank';
import type { Animal, Verdict } from '@reef/domain/fit/verdict';
import { AnimalShape } from '#ui/fit/animal-shape.tsx';
import { ReasonList } from '#ui/fit/reason-list.tsx';
import { VerdictBadge } from '#ui/fit/verdict-badge.tsx';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { ChevronDownIcon } from '#ui/layout/icons.tsx';
import { TrashIcon } from '#ui/layout/later-icons.tsx';
import { passFocusOn } from '#ui/layout/pass-focus-on.ts';

/** One kind of animal: its number, and how it gets along here. */
export function ResidentRow({
  animal,
  verdict,
  onCount,
  onRemove,
}: {
  animal: Animal;
  verdict: Verdict;
  onCount: (count: number) => void;
  onRemove: () => void;
}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<string | null>(null);
  const { name, care, count } = animal;
  // While it is typed, the number may be out of bounds.
  const settle = () => {
    const typed = Math.floor(Number(draft));
    if (draft !== null && typed >= 1) onCount(Math.min(typed, MAX_RESIDENT_COUNT));
    setDraft(null);
  };
  return (
    <li
      ref={passFocusOn}
      className="grid gap-3 border-b border-[var(--line)] py-4 first:pt-0 last:border-0 last:pb-0"
    >
      <div className="flex items-center gap-3">
        <svg viewBox="-4 -50 108 100" className="h-10 w-12 flex-none text-lumen" aria-hidden="true">
          <AnimalShape group={care?.group} size={100} x={0} y={0} />
        </svg>
        <div className="min-w-0 flex-1">
          <p className="font-semibold text-foam first-letter:uppercase">{name}</p>
          <p className="truncate text-xs text-haze">
            {care?.scientific_name === undefined ? (
              'Not in our library'
            ) : (
              <i>{care.scientific_name}</i>
            )}
          </p>
        </div>
        <IconButton label={`Remove ${name}`} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <TextField
          label={`How many ${name}`}
          isLabelHidden
          type="number"
          inputMode="numeric"
          className="w-24"
          min={1}
          max={MAX_RESIDENT_COUNT}
          value={draft ?? String(count)}
          onChange={setDraft}
          onBlur={settle}
        />
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-2 text-sm text-mist hover:text-foam"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <VerdictBadge verdict={verdict.verdict} />
          Why<span className="sr-only"> for {name}</span>
          <ChevronDownIcon className={isOpen ? 'size-4 rotate-180' : 'size-4'} />
        </button>
      </div>
      {isOpen &&
        (verdict.reasons.length === 0 ? (
          <p className="text-sm text-mist">We see nothing against it.</p>
        ) : (
          <ReasonList reasons={verdict.reasons} />
        ))}
    </li>
  );
}
