import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { findSpecies } from '@reef/domain/fit/find-species';
import type { Species } from '@reef/domain/fit/species';
import { MAX_ANIMAL_NAME } from '@reef/domain/fit/tank';
import { LIBRARY } from '#state/fit/library.ts';
import { AnimalShape } from '#ui/fit/animal-shape.tsx';
import { Button } from '#ui/forms/button.tsx';
import { InputLeftByTab } from '#ui/forms/input-left-by-tab.tsx';
import { PlusIcon, SearchIcon } from '#ui/layout/icons.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { Unlisted } from './with-picked.ts';
import './tank.css';

/** More than anyone reads through; typing narrows the list. */
const SHOWN = 40;

type Pick = (picked: Species | Unlisted) => void;

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

function Search({ onPick }: { onPick: Pick }): ReactNode {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed);
  const found = useMemo(() => findSpecies(LIBRARY.values(), words, SHOWN), [words]);
  const unlisted: Unlisted = { id: null, name: typed.trim() };
  return (
    <Combobox<Species | Unlisted | null>
      value={null}
      onChange={(picked) => picked !== null && onPick(picked)}
    >
      <div className="relative">
        <SearchIcon className="pointer-events-none absolute start-3.5 top-1/2 size-5 -translate-y-1/2 text-haze" />
        <ComboboxInput
          as={InputLeftByTab}
          data-autofocus
          aria-label="Name of the animal"
          className="input ps-11"
          placeholder="Yellow tang, cleaner shrimp, hammer…"
          autoComplete="off"
          maxLength={MAX_ANIMAL_NAME}
          value={typed}
          // When the list closes, the box keeps what was typed.
          displayValue={() => typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <ComboboxOptions static modal={false} className="tank-options" aria-label="Animals">
        {found.map((species) => (
          <Option key={species.id} species={species} />
        ))}
        {/* Only together with the list for what is typed: a quick Enter must not take the name
            alone. */}
        {unlisted.name !== '' && words === typed && (
          <ComboboxOption value={unlisted} className="tank-option">
            <span className="text-sm text-mist">
              Not in this list: add <strong className="text-foam">{unlisted.name}</strong> by name
            </span>
          </ComboboxOption>
        )}
      </ComboboxOptions>
    </Combobox>
  );
}

/** Finds a species of the library by any of its names, or takes a name that it does not have. */
export function SpeciesPicker({ label, onPick }: { label: string; onPick: Pick }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setIsOpen(true)}>
        <PlusIcon className="size-4" />
        {label}
      </Button>
      <Dialog isOpen={isOpen} title={label} onClose={() => setIsOpen(false)}>
        <Search
          onPick={(picked) => {
            setIsOpen(false);
            onPick(picked);
          }}
        />
      </Dialog>
    </>
  );
}
