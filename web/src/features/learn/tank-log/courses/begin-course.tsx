import { useState, type FormEvent, type ReactNode } from 'react';
import {
  copperAmine,
  copperChelated,
  copperFullCourse,
  copperShortCourse,
  copperSulfate,
} from 'virtual:reef-content/care-figures';
import { newId } from '#platform/ids.ts';
import { Button } from '#ui/forms/button.tsx';
import { NativeSelect } from '#ui/forms/native-select.tsx';
import { SegmentedToggle } from '#ui/forms/segmented-toggle.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useFirstInvalid } from '#ui/forms/use-first-invalid.ts';
import { Panel } from '#ui/layout/card.tsx';
import { typedNumber } from '#ui/forms/typed-number.ts';
import { MAX_NAME, MAX_PPM, Treatment } from '#state/tank-log/tank-log.ts';
import { fishQuarantineDays } from '#features/learn/tank-log/fish-quarantine-days.ts';
import { copperProducts, type CopperKind } from './copper-products.ts';
import { toDateTimeInput } from '#ui/format-date.ts';

const KINDS = [
  { value: 'copper', label: 'Copper' },
  { value: 'transfer', label: 'Transfer' },
  { value: 'observation', label: 'Watch' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

const LEVELS = { chelated: copperChelated, amine: copperAmine, sulfate: copperSulfate };
const COPPERS = copperProducts(LEVELS);

const COURSES = [
  { value: String(copperFullCourse.low), label: `${copperFullCourse.text}, in the same tank` },
  {
    value: String(copperShortCourse.low),
    label: `${copperShortCourse.text}, then into a clean, dry tank`,
  },
];

const WATCHES = [fishQuarantineDays.high, fishQuarantineDays.low].map((days) => ({
  value: String(days),
  label: `${days} days`,
}));

const EMPTY = { name: '', low: '', high: '' };

/**
 * The form that begins a course. An invalid value is reported at its field, and nothing is begun.
 */
export function BeginCourse({
  now,
  today,
  onBegin,
}: {
  now: Date;
  today: string;
  onBegin: (treatment: Treatment) => boolean;
}): ReactNode {
  const [kind, setKind] = useState<Kind>('copper');
  const [copper, setCopper] = useState<CopperKind>('chelated');
  const [days, setDays] = useState(String(copperFullCourse.low));
  const [watch, setWatch] = useState(String(fishQuarantineDays.high));
  const [start, setStart] = useState<string | null>(null);
  const [texts, setTexts] = useState(EMPTY);
  const [tries, setTries] = useState(0);
  const form = useFirstInvalid(tries);
  const isTried = tries > 0;

  const level = LEVELS[copper];
  const low = texts.low === '' ? level.low : typedNumber(texts.low);
  const high = texts.high === '' ? level.high : typedNumber(texts.high);
  const name = texts.name.trim();
  const started = start ?? (kind === 'transfer' ? toDateTimeInput(now) : today);
  const moment = new Date(kind === 'transfer' ? started : `${started}T00:00`);
  const isStartWrong = Number.isNaN(moment.getTime()) || moment > now;
  const isAbove = low !== null && high !== null && low > high;
  // A lowest level above the label's highest is at fault itself.
  const isLowWrong = low === null || low <= 0 || low > MAX_PPM || (isAbove && texts.high === '');
  const isHighWrong = high === null || high > MAX_PPM || (isAbove && !isLowWrong);

  const begin = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (isStartWrong) return;
    const common = { id: newId(), name, endedOn: null, startedOn: started };
    const candidates: Record<Kind, unknown> = {
      copper: { ...common, kind, low, high, days: Number(days), needsDayAfter: true, tests: [] },
      transfer: { ...common, kind, startedAt: moment.toISOString(), moves: [] },
      observation: { ...common, kind, days: Number(watch), looks: [] },
    };
    const treatment = Treatment.safeParse(candidates[kind]);
    if (!treatment.success || !onBegin(treatment.data)) return;
    setTexts(EMPTY);
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
          value={texts.name}
          error={isTried && name === '' ? 'Give it a name, such as “Yellow tang”.' : null}
          onChange={(text) => setTexts({ ...texts, name: text })}
        />
        {kind === 'copper' && (
          <>
            <NativeSelect
              label="Copper product"
              hint="Sharks, rays and invertebrates never get copper."
              className="keeping-wide"
              value={copper}
              options={COPPERS}
              onChange={setCopper}
            />
            <TextField
              label="Lowest level, ppm"
              hint={`The label decides. ${level.low} if empty.`}
              inputMode="decimal"
              autoComplete="off"
              value={texts.low}
              error={
                isTried && isLowWrong
                  ? `Lowest must be above 0, ${MAX_PPM} at most and not above highest.`
                  : null
              }
              onChange={(text) => setTexts({ ...texts, low: text })}
            />
            <TextField
              label="Highest level, ppm"
              hint={`${level.high} if empty.`}
              inputMode="decimal"
              autoComplete="off"
              value={texts.high}
              error={
                isTried && isHighWrong
                  ? `Highest must be ${MAX_PPM} at most and not below lowest.`
                  : null
              }
              onChange={(text) => setTexts({ ...texts, high: text })}
            />
            <NativeSelect
              label="Days at the level"
              className="keeping-wide"
              value={days}
              options={COURSES}
              onChange={setDays}
            />
          </>
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
          value={started}
          error={isTried && isStartWrong ? 'Choose a moment up to now.' : null}
          onChange={setStart}
        />
        <Button type="submit">Begin</Button>
      </form>
    </Panel>
  );
}
