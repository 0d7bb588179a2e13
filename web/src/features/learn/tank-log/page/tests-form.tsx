import { useState, type FormEvent, type ReactNode } from 'react';
import { localDay } from '@reef/domain/shipping/day';
import { now } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { Button } from '#ui/forms/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useFirstInvalid } from '#ui/forms/use-first-invalid.ts';
import { typedNumber } from '#ui/forms/typed-number.ts';
import type { LogTest, ParameterName } from '#state/tank-log/tank-log.ts';
import { PARAMETER_NAMES, PARAMETER_WORDS } from '#state/tank-log/log-parameters.ts';

type Texts = Partial<Record<ParameterName, string>>;

function valueOf(parameter: ParameterName, text: string): number | null {
  const value = typedNumber(text);
  return value === null || value > PARAMETER_WORDS[parameter].max ? null : value;
}

/** The form for a day's tests; what was not tested stays empty. */
export function TestsForm({
  today,
  onAdd,
}: {
  today: string;
  onAdd: (tests: LogTest[]) => boolean;
}): ReactNode {
  const [texts, setTexts] = useState<Texts>({});
  const [chosen, setChosen] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const form = useFirstInvalid(tries);
  const isTried = tries > 0;
  const isDayWrong = chosen === '' || (chosen ?? today) > today;
  const typed = PARAMETER_NAMES.filter((name) => (texts[name] ?? '').trim() !== '');
  const isWrong = (name: ParameterName) =>
    typed.includes(name) && valueOf(name, texts[name] ?? '') === null;

  const add = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (isDayWrong || typed.length === 0 || typed.some(isWrong)) return;
    const tests = typed.flatMap((parameter): LogTest[] => {
      const value = valueOf(parameter, texts[parameter] ?? '');
      return value === null
        ? []
        : [{ id: newId(), day: chosen ?? localDay(now()), parameter, value }];
    });
    if (!onAdd(tests)) return;
    setTexts({});
    setChosen(null);
    setTries(0);
  };

  return (
    <form ref={form} className="keeping-form keeping-many" noValidate onSubmit={add}>
      <TextField
        label="Day of the tests"
        type="date"
        required
        max={today}
        className="keeping-wide"
        value={chosen ?? today}
        error={isTried && isDayWrong ? 'Choose a day up to today.' : null}
        onChange={setChosen}
      />
      {PARAMETER_NAMES.map((name) => {
        const { label, unit, max } = PARAMETER_WORDS[name];
        return (
          <TextField
            key={name}
            label={unit === '' ? label : `${label}, ${unit}`}
            inputMode="decimal"
            autoComplete="off"
            value={texts[name] ?? ''}
            error={isTried && isWrong(name) ? `Type a number up to ${max}.` : null}
            onChange={(text) => setTexts({ ...texts, [name]: text })}
          />
        );
      })}
      {isTried && typed.length === 0 && (
        // A new element each time: the same words are read out again.
        <p key={tries} role="alert" className="keeping-wide text-sm text-alarm">
          Type at least one test.
        </p>
      )}
      <Button type="submit">Add tests</Button>
    </form>
  );
}
