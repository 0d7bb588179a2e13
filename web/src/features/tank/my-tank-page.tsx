import { useState, type ReactNode } from 'react';
import { MAX_TANKS, type SavedTank, type MyTank } from '@reef/domain/fit/saved-tank';
import { nothingKept, useNothingKept } from '#platform/nothing-kept.ts';
import { newId } from '#platform/ids.ts';
import {
  chooseTank,
  removeTank,
  forgetDeviceTanks,
  saveTank,
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
import { useToast } from '#ui/overlays/toast.tsx';
import { TankForm } from './tank-form.tsx';
import { TankView } from './tank-view.tsx';
import { TanksNotLoaded } from './tanks-not-loaded.tsx';
import './tank.css';

/** Saves tanks, and says so if that fails. */
function useTankWrites(isAccount: boolean) {
  const toast = useToast();
  const toastFailure = (work: Promise<void>) => {
    work.catch(() =>
      toast({
        title: 'That could not be saved',
        text: (isAccount ? null : nothingKept()) ?? 'Please try again. Nothing else was changed.',
        tone: 'error',
      }),
    );
  };
  return {
    /** @returns false if this device has no room. An account's tank shows at once, and is sent later. */
    save: async (tank: MyTank): Promise<boolean> => {
      const saved = saveTank(tank);
      toastFailure(saved);
      if (isAccount) return true;
      return saved.then(
        () => true,
        () => false,
      );
    },
    remove: (tank: MyTank) => {
      // The button disappears with its tank.
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      toastFailure(removeTank(tank.id));
      toast({
        title: `${tank.name} removed`,
        action: { label: 'Undo', onSelect: () => toastFailure(saveTank(tank)) },
      });
    },
  };
}

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
  onSave: (tank: SavedTank) => void;
  onCancel?: () => void;
}): ReactNode {
  return (
    <Panel
      title={count === 0 ? 'Describe your tank' : 'Another tank'}
      text="A guess will do. You can change everything later."
      className="max-w-3xl"
    >
      <TankForm
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
  const [isAdding, setIsAdding] = useState(false);
  const { save, remove } = useTankWrites(mine.isAccount);
  const { tanks, chosen } = mine;
  const add = async (tank: SavedTank) => {
    const id = newId();
    // What was typed stays where it could not be saved.
    if (!(await save({ ...tank, id }))) return;
    chooseTank(id);
    setIsAdding(false);
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
            onSave={(tank) => void add(tank)}
            {...(chosen !== null && { onCancel: () => setIsAdding(false) })}
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
