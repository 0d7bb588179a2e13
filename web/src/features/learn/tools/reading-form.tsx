import { useState, type FormEvent, type ReactNode } from 'react';
import { useNow } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { Button } from '#ui/forms/button.tsx';
import { useIsHydrated } from '#ui/layout/hydrated.ts';
import { TextField } from '#ui/forms/text-field.tsx';
import { Reading } from './cycle-readings.ts';
import { typedNumber } from './typed-number.ts';

const EMPTY = { ammonia: '', nitrite: '', nitrate: '' };

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** A moment's day on the visitor's own calendar, as `YYYY-MM-DD`. */
function dayOf(date: Date): string {
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** Today; empty while a prerendered page, which cannot know its reader's day, is taken over. */
function useToday(): string {
  const date = useNow('minute');
  return useIsHydrated() ? dayOf(date) : '';
}

/** Where a new reading is typed. Ammonia and nitrite are needed, nitrate may be left out. */
export function ReadingForm({ onAdd }: { onAdd: (reading: Reading) => void }): ReactNode {
  const today = useToday();
  const [chosenDay, setDay] = useState<string | null>(null);
  const day = chosenDay ?? today;
  const [texts, setTexts] = useState(EMPTY);
  const [isDosed, setIsDosed] = useState(false);
  const [isTried, setIsTried] = useState(false);

  const candidate = Reading.safeParse({
    id: 'new',
    day,
    ammonia: typedNumber(texts.ammonia),
    nitrite: typedNumber(texts.nitrite),
    nitrate: typedNumber(texts.nitrate),
    isDosed,
  });
  const wrong = (text: string, isNeeded: boolean) =>
    isTried && ((isNeeded && text === '') || (text !== '' && typedNumber(text) === null))
      ? 'Type a number of ppm.'
      : null;
  const isNitrateWrong = texts.nitrate !== '' && typedNumber(texts.nitrate) === null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!candidate.success || isNitrateWrong) return;
    onAdd({ ...candidate.data, id: newId() });
    setTexts(EMPTY);
    setIsDosed(false);
    setIsTried(false);
  };

  const field = (key: keyof typeof EMPTY, label: string, isNeeded: boolean) => (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      required={isNeeded}
      placeholder="ppm"
      value={texts[key]}
      error={wrong(texts[key], isNeeded)}
      onChange={(text) => setTexts({ ...texts, [key]: text })}
    />
  );

  return (
    <form className="reading-form" noValidate onSubmit={submit}>
      <TextField
        label="Day of the test"
        type="date"
        required
        value={day}
        error={isTried && day === '' ? 'Choose the day.' : null}
        onChange={setDay}
      />
      {field('ammonia', 'Ammonia', true)}
      {field('nitrite', 'Nitrite', true)}
      {field('nitrate', 'Nitrate', false)}
      <label className="reading-dose">
        <input
          type="checkbox"
          checked={isDosed}
          onChange={(event) => setIsDosed(event.target.checked)}
        />
        I dosed ammonia right after this test
      </label>
      <Button type="submit">Add reading</Button>
    </form>
  );
}
