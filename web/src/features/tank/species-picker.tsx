import {
  Combobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
} from '@headlessui/react';
import { useDeferredValue, useId, useMemo, useState, type ReactNode } from 'react';
import { findSpecies } from '@reef/domain/fit/find-species';
import type { Species } from '@reef/domain/fit/species';
import { LIBRARY } from '#state/fit/library.ts';
import { AnimalShape } from '#ui/fit/animal-shape.tsx';
import { ChevronDownIcon } from '#ui/layout/icons.tsx';
import './tank.css';

/** More than anyone reads through; typing narrows it down. */
const SHOWN = 40;

/** An animal that the library does not have, by the name that was typed. */
export type Unlisted = { id: null; name: string };

function Option({ species }: { species: Species }): ReactNode {
  return (
    <ComboboxOption value={species} className="tank-option">
      <svg viewBox="-4 -50 108 100" className="h-7 w-9 flex-none text-lumen" aria-hidden="true">
        <AnimalShape group={species.care.group} size={100} x={0} y={0} />
      </svg>
      <span className="grid min-w-0">
        <span className="truncate font-semibold text-foam first-letter:uppercase">
          {species.name}
        </span>
        <span className="truncate text-xs text-haze">
          <i>{species.care.scientific_name}</i>
        </span>
      </span>
    </ComboboxOption>
  );
}

/** Finds a species of the library by any of its names, or takes a name that it does not have. */
export function SpeciesPicker({
  label,
  onPick,
}: {
  label: string;
  onPick: (picked: Species | Unlisted) => void;
}): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed);
  const found = useMemo(() => findSpecies(LIBRARY.values(), words, SHOWN), [words]);
  const unlisted: Unlisted = { id: null, name: typed.trim() };
  const pick = (picked: Species | Unlisted | null) => {
    if (picked === null) return;
    setTyped('');
    onPick(picked);
  };
  return (
    <Combobox<Species | Unlisted | null> value={null} onChange={pick} immediate>
      <div className="relative">
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold text-foam">
          {label}
        </label>
        <ComboboxInput
          id={id}
          className="input pe-12"
          placeholder="Yellow tang, cleaner shrimp, hammer…"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <ComboboxButton className="icon-btn absolute end-0.5 bottom-px" aria-label="Show animals">
          <ChevronDownIcon className="size-4 text-lumen" />
        </ComboboxButton>
        <ComboboxOptions modal={false} className="tank-options">
          {found.map((species) => (
            <Option key={species.id} species={species} />
          ))}
          {unlisted.name !== '' && found.length === 0 && (
            <ComboboxOption value={unlisted} className="tank-option">
              <span className="text-mist">
                We do not know it. Add <strong className="text-foam">{unlisted.name}</strong> by
                name
              </span>
            </ComboboxOption>
          )}
        </ComboboxOptions>
      </div>
    </Combobox>
  );
}
