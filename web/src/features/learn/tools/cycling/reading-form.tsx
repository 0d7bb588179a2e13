import { useState, type FormEvent, type ReactNode } from 'react';
import { cyclingAmmoniaDose } from 'virtual:reef-content/care-figures';
import { localDay, twoDigits } from '@reef/domain/shipping/day';
import { now, useNow } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { Button } from '#ui/forms/button.tsx';
import { useIsHydrated } from '#ui/layout/hydrated.ts';
import { TextField } from '#ui/forms/text-field.tsx';
import { useFirstInvalid } from '#ui/forms/use-first-invalid.ts';
import { MAX_READING, Reading, typedPpm } from './cycle-readings.ts';

const EMPTY = { ammonia: '', nitrite: '', nitrate: '', dosedTo: '' };
type Ppm = keyof typeof EMPTY;

/** A time on the visitor's own calendar and clock, as `YYYY-MM-DD` and `HH:MM`. */
function localMoment(date: Date): { day: string; time: string } {
  return {
    day: localDay(date),
    time: `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`,
  };
}

/** Now; empty while a prerendered page, which cannot know its reader's day, is hydrated. */
function useLocalNow(): { day: string; time: string } {
  const date = useNow('minute');
  return useIsHydrated() ? localMoment(date) : { day: '', time: '' };
}

/** The form for a new reading. Ammonia and nitrite are required, nitrate and a dose are not. */
export function ReadingForm({ onAdd }: { onAdd: (reading: Reading) => void }): ReactNode {
  const current = useLocalNow();
  const [chosen, setChosen] = useState<{ day?: string; time?: string }>({});
  const { day, time } = { ...current, ...chosen };
  const [texts, setTexts] = useState(EMPTY);
  const [tries, setTries] = useState(0);
  const form = useFirstInvalid(tries);
  const isTried = tries > 0;

  const isWrong = (key: Ppm, isNeeded: boolean) =>
    texts[key] === '' ? isNeeded : typedPpm(key, texts[key]) === null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    const reading = Reading.safeParse({
      ...localMoment(now()),
      ...chosen,
      id: newId(),
      ammonia: typedPpm('ammonia', texts.ammonia),
      nitrite: typedPpm('nitrite', texts.nitrite),
      nitrate: typedPpm('nitrate', texts.nitrate),
      isDosed: texts.dosedTo !== '',
      dosedTo: typedPpm('dosedTo', texts.dosedTo),
    });
    if (!reading.success || isWrong('nitrate', false) || isWrong('dosedTo', false)) return;
    onAdd(reading.data);
    setTexts(EMPTY);
    setChosen({});
    setTries(0);
  };

  const field = (key: Ppm, label: string, isNeeded: boolean, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      required={isNeeded}
      placeholder="ppm"
      value={texts[key]}
      error={
        isTried && isWrong(key, isNeeded)
          ? `Type a number of ppm, at most ${MAX_READING[key]}.`
          : null
      }
      onChange={(text) => setTexts({ ...texts, [key]: text })}
    />
  );

  return (
    <form ref={form} className="reading-form" noValidate onSubmit={submit}>
      <div className="reading-moment">
        <TextField
          label="Day of the test"
          type="date"
          required
          value={day}
          error={isTried && day === '' ? 'Choose the day.' : null}
          onChange={(text) => setChosen({ ...chosen, day: text })}
        />
        <TextField
          label="Hour"
          type="time"
          required
          value={time}
          error={isTried && time === '' ? 'Choose the hour.' : null}
          onChange={(text) => setChosen({ ...chosen, time: text })}
        />
      </div>
      {field('ammonia', 'Ammonia', true)}
      {field('nitrite', 'Nitrite', true)}
      {field('nitrate', 'Nitrate', false)}
      <div className="reading-dose">
        {field(
          'dosedTo',
          'Dosed right after, to',
          false,
          `The ammonia level the dose gave the tank. A proof needs ${cyclingAmmoniaDose.text}. Empty if you did not dose.`,
        )}
      </div>
      <Button type="submit">Add reading</Button>
    </form>
  );
}
