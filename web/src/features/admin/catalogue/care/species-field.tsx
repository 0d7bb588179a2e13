import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Field,
  Label,
} from '@headlessui/react';
import { useState, type ReactNode } from 'react';
import type { Species } from '@reef/domain/fit/species';
import { Button } from '#ui/forms/button.tsx';
import { passFocusTo, passFocusToButton } from '#ui/layout/pass-focus-on.ts';
import { suggestSpecies } from './species-search.ts';
import { useSpeciesLibrary } from './use-species-library.ts';

function SpeciesOption({ species }: { species: Species }): ReactNode {
  return (
    <ComboboxOption value={species} className="species-option">
      <span className="first-letter:uppercase">{species.name}</span>
      <span className="text-sm text-haze italic">{species.care.scientific_name}</span>
    </ComboboxOption>
  );
}

/** From the note, once the library loads again, to the field that takes its place. */
const passFocusToField = passFocusTo('input');

/** Fills the care facts from the library by one choice (FIT-03). */
export function SpeciesField({
  listingName,
  onChoose,
}: {
  /** The listing's name: its own species come first. */
  listingName: string;
  onChoose: (species: Species) => void;
}): ReactNode {
  const library = useSpeciesLibrary();
  const [query, setQuery] = useState('');
  const isReady = library.phase === 'ready';
  const found = isReady ? suggestSpecies(library.species, query, listingName) : [];
  if (library.phase === 'error') {
    return (
      <div ref={passFocusToField} className="note note-warning flex-wrap" role="alert">
        <p>The species library could not be loaded. The facts can still be typed.</p>
        <Button kind="secondary" onClick={library.retry}>
          Load it again
        </Button>
      </div>
    );
  }
  return (
    <Field ref={passFocusToButton} className="flex flex-col gap-1.5">
      <Label className="text-sm font-semibold text-foam">Species</Label>
      <Combobox<Species | null>
        immediate
        value={null}
        onChange={(species) => {
          if (species !== null) onChoose(species);
          setQuery('');
        }}
        onClose={() => setQuery('')}
      >
        <div className="relative">
          <ComboboxInput
            className="input"
            autoComplete="off"
            placeholder={isReady ? 'Find a species by name' : 'Loading the library…'}
            displayValue={() => query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <ComboboxOptions modal={false} className="species-options">
            {found.map((species) => (
              <SpeciesOption key={species.id} species={species} />
            ))}
            {isReady && found.length === 0 && (
              <ComboboxOption value={null} disabled className="species-option text-haze">
                No species of this name. The facts can be typed below.
              </ComboboxOption>
            )}
          </ComboboxOptions>
        </div>
      </Combobox>
      <p className="text-xs text-haze">
        One choice fills the care facts below. Each can be changed afterwards.
      </p>
    </Field>
  );
}
