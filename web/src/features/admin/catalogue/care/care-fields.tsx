import { useId, useState, type ReactNode } from 'react';
import type { Care } from '@reef/domain/fit/care';
import { FACTS, type FactKey } from '@reef/domain/fit/facts/fact-list';
import { type CareFaults, type CareText, formatCare } from '@reef/domain/fit/facts/parse-care';
import { Button } from '#ui/forms/button.tsx';
import { ChevronDownIcon } from '#ui/layout/icons.tsx';
import { passFocusToButton } from '#ui/layout/pass-focus-on.ts';
import { careSummary } from './care-summary.ts';
import { FactField } from './fact-field.tsx';
import { SpeciesField } from './species-field.tsx';

const GROUPS: readonly { title: string; keys: readonly FactKey[] }[] = [
  {
    title: 'The animal',
    keys: ['scientific_name', 'group', 'adult_size_in', 'origin', 'difficulty', 'diet', 'hazard'],
  },
  { title: 'Its tank', keys: ['min_tank_gal', 'min_tank_length_in', 'min_tank_age_months'] },
  {
    title: 'Its company',
    keys: ['temperament', 'reef_safe', 'invert_safe', 'kept_as', 'group_of', 'jumps'],
  },
  {
    title: 'Corals, anemones and clams',
    keys: ['par_min', 'par_max', 'flow', 'sweeper_in'],
  },
];

/** The care facts of a listing: filled from the library, each can be changed (FIT-03). */
export function CareFields({
  facts,
  faults,
  listingName,
  onSpecies,
  onChange,
}: {
  facts: CareText;
  faults: CareFaults;
  listingName: string;
  /** Gets the facts of the species that is chosen. */
  onSpecies: (care: Care) => void;
  onChange: (facts: CareText) => void;
}): ReactNode {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [filledFrom, setFilledFrom] = useState<string | null>(null);
  const hasFaults = FACTS.some(({ key }) => faults[key] !== undefined);
  const isShown = isOpen || hasFaults;
  // Hidden fields would cost a listing's dialog as much as all the others.
  const shownGroups = isShown ? GROUPS : [];
  const isEmpty = FACTS.every(({ key }) => facts[key] === '');
  return (
    <fieldset className="care-fields">
      <legend className="text-sm font-semibold text-foam">Care facts</legend>
      <SpeciesField
        listingName={listingName}
        onChoose={({ name, care }) => {
          onSpecies(care);
          setFilledFrom(name);
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="button"
          className="care-summary"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setIsOpen(!isShown)}
        >
          <ChevronDownIcon className={isShown ? 'size-4 rotate-180' : 'size-4'} />
          {careSummary(facts)}
        </button>
        {!isEmpty && (
          <span ref={passFocusToButton} className="contents">
            <Button
              kind="ghost"
              onClick={() => {
                onChange(formatCare(null));
                setFilledFrom(null);
              }}
            >
              Clear care facts
            </Button>
          </span>
        )}
      </div>
      <p className="sr-only" aria-live="polite">
        {filledFrom !== null && `Care facts filled in for ${filledFrom}`}
      </p>
      <div id={id} hidden={!isShown} className="grid gap-6">
        {shownGroups.map(({ title, keys }) => (
          <fieldset key={title} className="grid gap-4 sm:grid-cols-2">
            <legend className="mb-3 text-sm text-haze">{title}</legend>
            {keys.map((key) => (
              <FactField
                key={key}
                factKey={key}
                value={facts[key]}
                error={faults[key]}
                onChange={(value) => onChange({ ...facts, [key]: value })}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
}
