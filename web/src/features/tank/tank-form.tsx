import { useState, type FormEvent, type ReactNode } from 'react';
import { MAX_TANK_NAME, type SavedTank } from '@reef/domain/fit/saved-tank';
import { LAST_DAY } from '@reef/domain/fit/tank';
import { toCentimeters, toLiters } from '@reef/domain/fit/units';
import { mergeEdits } from '@reef/domain/shared/merge-edits';
import { now } from '#platform/clock.ts';
import { useStore } from '#platform/store.ts';
import { Button } from '#ui/forms/button.tsx';
import { SegmentedToggle } from '#ui/forms/segmented-toggle.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useFirstInvalid } from '#ui/forms/use-first-invalid.ts';
import { faultsOf, gallonsOf, tankOf, type TankDraft } from './tank-draft.ts';
import { dropTankEdit, openedEdit, tankEdits, typeTank } from './tank-edits.ts';

const MEASURES = [
  { value: 'volume', label: 'I know the gallons' },
  { value: 'sides', label: 'Measure three sides' },
] as const;

const KINDS = [
  { value: 'reef', label: 'Reef' },
  { value: 'fish-only', label: 'Fish only' },
] as const;

function litersOf(draft: TankDraft): string {
  const gallons = gallonsOf(draft);
  return gallons === null ? 'US gallons' : `US gallons · ${Math.round(toLiters(gallons))} liters`;
}

function centimetersOf(text: string): string {
  const inches = Number(text.replace(',', '.'));
  return inches > 0 ? `Inches · ${Math.round(toCentimeters(inches))} cm` : 'Inches';
}

/** The description of a tank: for a new one, and for one that has changed. */
export function TankForm({
  about,
  tank,
  name,
  saveLabel,
  onSave,
  onCancel,
}: {
  /** The tank's id, or `NEW_TANK`: what is typed is kept under it. */
  about: string;
  /** The tank to change, as it is now; null for a new one. */
  tank: SavedTank | null;
  /** The name of a new tank, until the visitor changes it. */
  name: string;
  saveLabel: string;
  /** Resolves to false if it could not be saved: what was typed then stays. */
  onSave: (tank: SavedTank) => Promise<boolean>;
  onCancel?: () => void;
}): ReactNode {
  const [begun] = useState(() => openedEdit(tank, name));
  const { opened, draft } = useStore(tankEdits).get(about) ?? begun;
  const [tries, setTries] = useState(0);
  const form = useFirstInvalid(tries);
  const faults = tries > 0 ? faultsOf(draft, now()) : {};
  const change = (part: Partial<TankDraft>) => typeTank(about, begun, part);

  const save = async () => {
    const typed = tankOf(draft, []);
    const isSaved = await onSave(
      tank === null || opened === null
        ? typed
        : { ...mergeEdits(tank, opened, typed), residents: tank.residents },
    );
    if (isSaved) dropTankEdit(about);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (Object.keys(faultsOf(draft, now())).length === 0) void save();
  };
  const cancel = () => {
    dropTankEdit(about);
    onCancel?.();
  };

  const number = (field: 'volume' | 'length' | 'width' | 'height', label: string, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      error={faults[field] ?? null}
      inputMode="decimal"
      autoComplete="off"
      value={draft[field]}
      onChange={(value) => change({ [field]: value })}
    />
  );

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          label="Name"
          hint="So that you can tell several apart"
          error={faults.name ?? null}
          maxLength={MAX_TANK_NAME}
          autoComplete="off"
          value={draft.name}
          onChange={(value) => change({ name: value })}
        />
        <TextField
          label="Filled with salt water on"
          hint="Leave it empty if you are not sure"
          error={faults.startedOn ?? null}
          type="date"
          max={LAST_DAY}
          value={draft.startedOn}
          onChange={(startedOn) => change({ startedOn })}
        />
      </div>
      <div className="grid grid-cols-1 gap-4">
        <SegmentedToggle
          label="How you measure it"
          className="w-full max-sm:[&>.segment]:px-2 sm:w-fit"
          value={draft.measure}
          options={MEASURES}
          onChange={(measure) => change({ measure })}
        />
        {draft.measure === 'volume' ? (
          <div className="grid grid-cols-2 gap-4">
            {number('volume', 'Volume', litersOf(draft))}
            {number('length', 'Length', `${centimetersOf(draft.length)}, the longest side`)}
          </div>
        ) : (
          <>
            <div className="grid grid-cols-3 gap-3">
              {number('length', 'Length', centimetersOf(draft.length))}
              {number('width', 'Width', centimetersOf(draft.width))}
              {number('height', 'Height', centimetersOf(draft.height))}
            </div>
            <output className="figures text-sm text-lumen">
              {gallonsOf(draft) === null
                ? 'Inner sides, up to the water line'
                : `${gallonsOf(draft)} ${litersOf(draft)}`}
            </output>
          </>
        )}
      </div>
      <SegmentedToggle
        label="What it is"
        className="w-full sm:w-fit"
        value={draft.kind}
        options={KINDS}
        onChange={(kind) => change({ kind })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{saveLabel}</Button>
        {onCancel !== undefined && (
          <Button kind="ghost" onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
