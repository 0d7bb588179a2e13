import { useRef, useState, type ReactNode } from 'react';
import { monthsSince, type SavedTank, type MyTank } from '@reef/domain/fit/saved-tank';
import { animalOf } from '@reef/domain/fit/species';
import { toCentimeters, toLiters } from '@reef/domain/fit/units';
import { countText } from '@reef/domain/shared/count-text';
import { useNow } from '#platform/clock.ts';
import { LIBRARY } from '#state/fit/library.ts';
import { myTanks } from '#state/tanks/tank-store.ts';
import { Button, LinkButton } from '#ui/forms/button.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { focusFirst } from '#ui/layout/pass-focus.ts';
import type { ChangeResidents } from './residents.ts';
import { ResidentsPanel } from './residents-panel.tsx';
import { tankEdits } from './tank-edits.ts';
import { TankForm } from './tank-form.tsx';
import { TankPicture } from './tank-picture.tsx';

const MONTHS_IN_YEAR = 12;
/** From here on years say more than months. */
const SAID_IN_MONTHS = 24;

function ageText(months: number | null): string {
  if (months === null) return 'Not known';
  if (months === 0) return 'Less than a month';
  if (months >= SAID_IN_MONTHS) return `${Math.floor(months / MONTHS_IN_YEAR)} years`;
  return countText(months, 'month');
}

function Fact({
  name,
  value,
  metric,
}: {
  name: string;
  value: string;
  metric?: string;
}): ReactNode {
  return (
    <div>
      <dt className="text-xs text-haze">{name}</dt>
      <dd className="figures font-semibold text-foam">
        {value}
        {metric !== undefined && (
          <span className="block text-xs font-normal text-haze">{metric}</span>
        )}
      </dd>
    </div>
  );
}

function Facts({ tank }: { tank: MyTank }): ReactNode {
  const { volume_gal: volume, length_in: length, started_on, kind } = tank;
  const now = useNow();
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      <Fact
        name="Volume"
        value={volume === null ? 'Not known' : `${volume} gallons`}
        {...(volume !== null && { metric: `${Math.round(toLiters(volume))} liters` })}
      />
      <Fact
        name="Length"
        value={length === null ? 'Not known' : `${length} inches`}
        {...(length !== null && { metric: `${Math.round(toCentimeters(length))} cm` })}
      />
      <Fact name="Age" value={ageText(monthsSince(started_on, now))} />
      <Fact name="Kind" value={kind === 'reef' ? 'Reef' : 'Fish only'} />
    </dl>
  );
}

/** One tank: its description, as a picture and in figures, and its residents. */
export function TankView({
  tank,
  onSave,
  onRemove,
}: {
  tank: MyTank;
  /** Resolves to false if it could not be saved. */
  onSave: (tank: MyTank) => Promise<boolean>;
  onRemove: () => void;
}): ReactNode {
  // A change that was begun and not saved goes on.
  const [isEditing, setIsEditing] = useState(() => tankEdits.get().has(tank.id));
  const view = useRef<HTMLDivElement>(null);
  // The pressed button disappears: the focus goes to the heading above the form, and later back to
  // what opened it.
  const edit = () => {
    setIsEditing(true);
    focusFirst(view.current, 'h2');
  };
  const close = () => {
    setIsEditing(false);
    setTimeout(() => focusFirst(view.current, '[data-change]'));
  };
  const save = async (changed: SavedTank) => {
    const isSaved = await onSave({ ...changed, id: tank.id });
    if (isSaved) close();
    return isSaved;
  };
  const changeResidents: ChangeResidents = (change) => {
    // The tank as it is then: an undo comes later than what it undoes, and the tank may be gone.
    const present = myTanks.get().tanks.find(({ id }) => id === tank.id);
    if (present !== undefined)
      void onSave({ ...present, residents: [...change(present.residents)] });
  };
  return (
    <div ref={view} className="grid items-start gap-6 lg:grid-cols-[1.1fr_1fr]">
      <Panel title={tank.name}>
        {isEditing ? (
          <TankForm
            about={tank.id}
            tank={tank}
            name={tank.name}
            saveLabel="Save"
            onSave={save}
            onCancel={close}
          />
        ) : (
          <div className="grid gap-6">
            <TankPicture
              volume={tank.volume_gal}
              length={tank.length_in}
              animals={tank.residents.map((resident) => animalOf(resident, LIBRARY))}
            />
            <Facts tank={tank} />
            <div className="flex flex-wrap gap-3">
              <LinkButton to="/shop">See what fits</LinkButton>
              <Button kind="secondary" data-change onClick={edit}>
                Change
              </Button>
              <Button kind="ghost" onClick={onRemove}>
                Remove tank
              </Button>
            </div>
          </div>
        )}
      </Panel>
      <ResidentsPanel tank={tank} onChange={changeResidents} />
    </div>
  );
}
