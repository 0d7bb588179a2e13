import { useState, type ReactNode } from 'react';
import { MAX_TANKS, type SavedTank } from '@reef/domain/fit/saved-tank';
import { useNothingKept } from '#platform/nothing-kept.ts';
import { newId } from '#platform/ids.ts';
import { useStore } from '#platform/store.ts';
import {
  chooseTank,
  forgetDeviceTanks,
  saveTanks,
  useMyTanks,
  type MyTanks,
} from '#state/tanks/tank-store.ts';
import { LeftOnDevice } from '#ui/fit/left-on-device.tsx';
import { Button, LinkButton } from '#ui/forms/button.tsx';
import { Spinner } from '#ui/forms/spinner.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { PlusIcon } from '#ui/layout/icons.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { passFocusToHeading } from '#ui/layout/pass-focus-on.ts';
import { NEW_TANK, tankEdits } from './tank-edits.ts';
import { TankForm } from './tank-form.tsx';
import { TankView } from './tank-view.tsx';
import { TanksNotLoaded } from './tanks-not-loaded.tsx';
import { useTankWrites } from './use-tank-writes.ts';
import './tank.css';

function Choice({
  mine,
  isAdding,
  onAdd,
  onChoose,
}: {
  mine: MyTanks;
  isAdding: boolean;
  onAdd: () => void;
  onChoose: (id: string) => void;
}): ReactNode {
  return (
    <fieldset className="mb-6 flex flex-wrap items-center gap-2" aria-label="Your tanks">
      {mine.tanks.map(({ id, name }) => {
        const isChosen = !isAdding && id === mine.chosen?.id;
        return (
          <Button
            key={id}
            kind={isChosen ? 'secondary' : 'ghost'}
            aria-pressed={isChosen}
            className="max-w-full"
            onClick={() => onChoose(id)}
          >
            <span className="truncate">{name}</span>
          </Button>
        );
      })}
      {mine.tanks.length < MAX_TANKS && (
        <Button kind="ghost" aria-pressed={isAdding} onClick={onAdd}>
          <PlusIcon className="size-4" />
          Add a tank
        </Button>
      )}
    </fieldset>
  );
}

function NewTank({
  count,
  onSave,
  onCancel,
}: {
  count: number;
  onSave: (tank: SavedTank) => Promise<boolean>;
  onCancel?: () => void;
}): ReactNode {
  return (
    <Panel
      title={count === 0 ? 'Describe your tank' : 'Another tank'}
      text="A guess will do. You can change everything later."
      className="max-w-3xl"
    >
      <TankForm
        about={NEW_TANK}
        tank={null}
        name={count === 0 ? 'My tank' : `Tank ${count + 1}`}
        saveLabel="Keep this tank"
        onSave={onSave}
        {...(onCancel !== undefined && { onCancel })}
      />
    </Panel>
  );
}

function KeptWhere({ mine }: { mine: MyTanks }): ReactNode {
  const nothing = useNothingKept();
  if (mine.phase === 'error') return <TanksNotLoaded />;
  const where = mine.isAccount
    ? 'Kept in your account, on all your devices.'
    : `${nothing ?? 'Kept on this device only.'} Sign in to have it everywhere.`;
  return (
    <p className="mt-8 text-sm text-haze">
      {where} {mine.isPending && 'The last change is sent when you are back online.'}
    </p>
  );
}

function Tanks({ mine }: { mine: MyTanks }): ReactNode {
  // Null until something is pressed: a new tank that was begun and not saved goes on, also when
  // another tab has saved one.
  const [pressed, setIsAdding] = useState<boolean | null>(null);
  const hasBegun = useStore(tankEdits).has(NEW_TANK);
  const isAdding = pressed ?? hasBegun;
  const { save, remove } = useTankWrites(mine.isAccount);
  const { tanks, chosen } = mine;
  const add = async (tank: SavedTank) => {
    const id = newId();
    if (!(await save({ ...tank, id }))) return false;
    chooseTank(id);
    setIsAdding(null);
    return true;
  };
  return (
    <>
      <LeftOnDevice mine={mine} save={saveTanks} forget={forgetDeviceTanks} />
      {tanks.length > 0 && (
        <Choice
          mine={mine}
          isAdding={isAdding}
          onAdd={() => setIsAdding(true)}
          onChoose={(id) => {
            setIsAdding(false);
            chooseTank(id);
          }}
        />
      )}
      {chosen === null || isAdding ? (
        <div key="new" ref={passFocusToHeading}>
          <NewTank
            count={tanks.length}
            onSave={add}
            {...(chosen !== null && { onCancel: () => setIsAdding(null) })}
          />
        </div>
      ) : (
        <div key={chosen.id} ref={passFocusToHeading}>
          <TankView tank={chosen} onSave={save} onRemove={() => remove(chosen)} />
        </div>
      )}
      <KeptWhere mine={mine} />
    </>
  );
}

/** What lives in the buyer's tank (FIT-06): all the shop's verdicts refer to it. */
export default function MyTankPage(): ReactNode {
  const mine = useMyTanks();
  return (
    <div className="page pb-20">
      <PageMeta
        title="My tank"
        description="Describe your tank once, and every animal in the shop says whether it fits."
      />
      <PageHeading
        eyebrow="Will it fit?"
        title="My tank"
        text="Describe it once. From then on every animal in the shop, and your whole cart, says whether it fits, and why."
        actions={
          <LinkButton kind="secondary" to="/learn/stocking-planner">
            Plan what comes next
          </LinkButton>
        }
      />
      {mine.phase === 'loading' ? (
        <Spinner label="Looking for your tanks…" className="min-h-[30svh]" />
      ) : (
        <Tanks mine={mine} />
      )}
    </div>
  );
}
