import { useState, type FormEvent, type ReactNode } from 'react';
import { now } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { useMyTanks } from '#state/tanks/tank-store.ts';
import { Button } from '#ui/forms/button.tsx';
import { NativeSelect } from '#ui/forms/native-select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useFirstInvalid } from '#ui/forms/use-first-invalid.ts';
import { Panel } from '#ui/layout/card.tsx';
import { passFocusInRow, passFocusOn } from '#ui/layout/pass-focus-on.ts';
import { MAX_NAME, without, type LogAnimal } from '#state/tank-log/tank-log.ts';
import { quarantineOf } from '#features/learn/tank-log/due.ts';
import { daysBetween, localDay } from '@reef/domain/shipping/day';
import { dayWithYear } from '@reef/domain/shipping/day-with-year';
import { countText } from '@reef/domain/shared/count-text';
import { QUARANTINE_OPTIONS, QUARANTINES, type Quarantine } from './quarantines.ts';
import { useMove } from './use-move.ts';
import {
  useUndo,
  type EditableTankLog,
  type EditTankLog,
} from '#features/learn/tank-log/use-tank-log.ts';

/** Not to a button that is left, because one of them deletes the animal. */
const passFocusToName = passFocusInRow('strong');

function AddAnimal({ today, edit }: { today: string; edit: EditTankLog }): ReactNode {
  const [name, setName] = useState('');
  const [quarantine, setQuarantine] = useState<Quarantine>('fish');
  const [chosen, setChosen] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const form = useFirstInvalid(tries);
  const isTried = tries > 0;
  const isDayWrong = chosen === '' || (chosen ?? today) > today;
  const add = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (name.trim() === '' || isDayWrong) return;
    const animal: LogAnimal = {
      id: newId(),
      name: name.trim(),
      arrivedOn: chosen ?? localDay(now()),
      ...QUARANTINES[quarantine],
      movedOn: null,
    };
    if (!edit((log) => ({ ...log, animals: [...log.animals, animal] }))) return;
    setName('');
    setChosen(null);
    setTries(0);
  };
  return (
    <form ref={form} className="keeping-form" noValidate onSubmit={add}>
      <TextField
        label="Animal"
        required
        maxLength={MAX_NAME}
        autoComplete="off"
        className="keeping-wide"
        value={name}
        error={isTried && name.trim() === '' ? 'Type its name.' : null}
        onChange={setName}
      />
      <TextField
        label="Arrived on"
        type="date"
        required
        max={today}
        value={chosen ?? today}
        error={isTried && isDayWrong ? 'Choose a day up to today.' : null}
        onChange={setChosen}
      />
      <NativeSelect
        label="Quarantine"
        value={quarantine}
        options={QUARANTINE_OPTIONS}
        onChange={setQuarantine}
      />
      <Button type="submit">Add animal</Button>
    </form>
  );
}

function countdown(animal: LogAnimal, animals: readonly LogAnimal[], today: string): string {
  if (animal.diedOn !== undefined) return `Died ${dayWithYear(animal.diedOn, 'short', today)}`;
  if (animal.movedOn !== null)
    return `In the display since ${dayWithYear(animal.movedOn, 'short', today)}`;
  const quarantine = quarantineOf(animal, animals);
  if (quarantine === null) return `Arrived ${dayWithYear(animal.arrivedOn, 'short', today)}`;
  const { end, countedFrom } = quarantine;
  const left = daysBetween(today, end);
  const day = `${dayWithYear(end, 'short', today)}, counted from ${countedFrom}`;
  return left <= 0
    ? `Quarantine over since ${day}, if nothing was seen or dosed since`
    : `${countText(left, 'day')} of quarantine left, until ${day}`;
}

/** The log does not know in which tank it stood, nor whether it is still listed there. */
const STILL_A_RESIDENT = 'If My tank still lists it as a resident, take it out there too.';

/** Animals as they arrive, and how long each stays in quarantine. */
export function AnimalsPanel({ log, edit, today }: EditableTankLog & { today: string }): ReactNode {
  const undo = useUndo(edit);
  const move = useMove(edit);
  const { chosen } = useMyTanks();
  // Without its row, the others' quarantine would no longer be counted from its arrival.
  const died = (animal: LogAnimal) =>
    undo(
      `Noted that ${animal.name} died`,
      (before) => ({
        ...before,
        animals: before.animals.map((each) =>
          each.id === animal.id ? { ...each, diedOn: localDay(now()) } : each,
        ),
      }),
      chosen === null || animal.movedOn === null ? {} : { text: STILL_A_RESIDENT },
    );
  const remove = (animal: LogAnimal) =>
    undo(`Deleted ${animal.name}`, (before) => ({
      ...before,
      animals: without(before.animals, animal.id),
    }));
  return (
    <Panel title="Animals" text="From the box, through quarantine, into the display.">
      <AddAnimal today={today} edit={edit} />
      <ul className="keeping-rows">
        {log.animals.toReversed().map((animal) => (
          <li key={animal.id} ref={passFocusOn}>
            <span>
              <strong>{animal.name}</strong>
              <small>{countdown(animal, log.animals, today)}</small>
            </span>
            <span className="tool-actions">
              {animal.movedOn === null && animal.diedOn === undefined && (
                <span ref={passFocusToName} className="contents">
                  <Button
                    kind="secondary"
                    size="small"
                    aria-label={`${chosen === null ? 'In the display' : `Into ${chosen.name}`}: ${animal.name}`}
                    onClick={() => move(animal)}
                  >
                    {chosen === null ? 'In the display' : `Into ${chosen.name}`}
                  </Button>
                </span>
              )}
              <Button
                kind="ghost"
                size="small"
                aria-label={`Delete ${animal.name}`}
                onClick={() => remove(animal)}
              >
                Delete
              </Button>
              {animal.diedOn === undefined && (
                <span ref={passFocusToName} className="contents">
                  <Button
                    kind="ghost"
                    size="small"
                    aria-label={`Died: ${animal.name}`}
                    onClick={() => died(animal)}
                  >
                    Died
                  </Button>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
