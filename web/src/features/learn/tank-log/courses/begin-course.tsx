import { useState, type FormEvent, type ReactNode } from 'react';
import { localDay } from '@reef/domain/shipping/day';
import { now as currentMoment } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { Button } from '#ui/forms/button.tsx';
import { NativeSelect } from '#ui/forms/native-select.tsx';
import { SegmentedToggle } from '#ui/forms/segmented-toggle.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useFirstInvalid } from '#ui/forms/use-first-invalid.ts';
import { Panel } from '#ui/layout/card.tsx';
import { MAX_NAME, Treatment } from '#state/tank-log/tank-log.ts';
import { fishQuarantineDays } from '#features/learn/tank-log/fish-quarantine-days.ts';
import { CopperFields, FIRST_COPPER, levelsOf } from './copper-fields.tsx';
import { toDateTimeInput } from '#ui/format-date.ts';

const KINDS = [
  { value: 'copper', label: 'Copper' },
  { value: 'transfer', label: 'Transfer' },
  { value: 'observation', label: 'Watch' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

const WATCHES = [fishQuarantineDays.high, fishQuarantineDays.low].map((days) => ({
  value: String(days),
  label: `${days} days`,
}));

/**
 * The form that begins a course. An invalid value is reported at its field, and nothing is begun.
 */
export function BeginCourse({
  now,
  onBegin,
}: {
  now: Date;
  onBegin: (treatment: Treatment) => boolean;
}): ReactNode {
  const [kind, setKind] = useState<Kind>('copper');
  const [copper, setCopper] = useState(FIRST_COPPER);
  const [watch, setWatch] = useState(String(fishQuarantineDays.high));
  const [start, setStart] = useState<string | null>(null);
  const [typedName, setTypedName] = useState('');
  const [tries, setTries] = useState(0);
  const form = useFirstInvalid(tries);
  const isTried = tries > 0;

  const name = typedName.trim();
  const startAt = (present: Date) => {
    const started = start ?? (kind === 'transfer' ? toDateTimeInput(present) : localDay(present));
    const moment = new Date(kind === 'transfer' ? started : `${started}T00:00`);
    return { started, moment, isWrong: Number.isNaN(moment.getTime()) || moment > present };
  };
  const shown = startAt(now);

  const begin = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    const { started, moment, isWrong } = startAt(currentMoment());
    if (isWrong) return;
    const { low, high } = levelsOf(copper);
    const common = { id: newId(), name, endedOn: null, startedOn: started };
    const candidates: Record<Kind, unknown> = {
      copper: {
        ...common,
        kind,
        low,
        high,
        days: Number(copper.days),
        needsDayAfter: true,
        tests: [],
      },
      transfer: { ...common, kind, startedAt: moment.toISOString(), moves: [] },
      observation: { ...common, kind, days: Number(watch), looks: [] },
    };
    const treatment = Treatment.safeParse(candidates[kind]);
    if (!treatment.success || !onBegin(treatment.data)) return;
    setTypedName('');
    setCopper((present) => ({ ...present, low: '', high: '' }));
    setStart(null);
    setTries(0);
  };

  return (
    <Panel title="Begin a course" text="One for each tank, or for each fish that is treated alone.">
      <form ref={form} className="keeping-form" noValidate onSubmit={begin}>
        <SegmentedToggle
          label="Kind of course"
          value={kind}
          options={KINDS}
          onChange={(next) => {
            setKind(next);
            setStart(null);
          }}
        />
        <TextField
          label="Fish or tank"
          required
          maxLength={MAX_NAME}
          autoComplete="off"
          className="keeping-wide"
          value={typedName}
          error={isTried && name === '' ? 'Give it a name, such as “Yellow tang”.' : null}
          onChange={setTypedName}
        />
        {kind === 'copper' && (
          <CopperFields
            draft={copper}
            isTried={isTried}
            onChange={(part) => setCopper((present) => ({ ...present, ...part }))}
          />
        )}
        {kind === 'observation' && (
          <NativeSelect
            label="Length of the watch"
            className="keeping-wide"
            value={watch}
            options={WATCHES}
            onChange={setWatch}
          />
        )}
        <TextField
          key={kind}
          label={kind === 'transfer' ? 'Into the first tank at' : 'Began on'}
          type={kind === 'transfer' ? 'datetime-local' : 'date'}
          required
          className="keeping-wide"
          value={shown.started}
          error={isTried && shown.isWrong ? 'Choose a moment up to now.' : null}
          onChange={setStart}
        />
        <Button type="submit">Begin</Button>
      </form>
    </Panel>
  );
}
