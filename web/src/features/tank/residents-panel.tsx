import { useMemo, type ReactNode } from 'react';
import { animalOf } from '@reef/domain/fit/species';
import { tankAt, type MyTank } from '@reef/domain/fit/saved-tank';
import { isSameKind, MAX_RESIDENTS, type Resident } from '@reef/domain/fit/tank';
import { judge } from '@reef/domain/fit/verdict';
import { useNow } from '#platform/clock.ts';
import { LIBRARY } from '#state/fit/library.ts';
import { useAuth } from '#state/session/session.tsx';
import { useMyTanks } from '#state/tanks/tank-store.ts';
import { Panel } from '#ui/layout/card.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { DeliveredAnimals } from './delivered-animals.tsx';
import { ResidentRow } from './resident-row.tsx';
import { SpeciesPicker } from './species-picker.tsx';
import { withResident, type ChangeResidents } from './residents.ts';
import { withPicked } from './with-picked.ts';

/** Each resident with its verdict among all the others. */
function useVerdicts(tank: MyTank) {
  const today = useNow().toDateString();
  return useMemo(() => {
    const water = tankAt(tank, new Date(today));
    const all = tank.residents.map((resident) => ({
      resident,
      animal: animalOf(resident, LIBRARY),
    }));
    return all.map((one) => {
      const residents = all.filter((other) => other !== one).map(({ animal }) => animal);
      return { ...one, verdict: judge(one.animal, { ...water, residents, cart: [] }) };
    });
  }, [tank, today]);
}

/** The animals in a tank, their numbers, and how they get along. */
export function ResidentsPanel({
  tank,
  onChange,
}: {
  tank: MyTank;
  onChange: ChangeResidents;
}): ReactNode {
  const toast = useToast();
  const { user } = useAuth();
  const { isAccount } = useMyTanks();
  const { residents } = tank;
  const judged = useVerdicts(tank);
  const remove = (resident: Resident, at: number) => {
    onChange((present) => present.filter((each) => !isSameKind(each, resident)));
    const undo = () => onChange((present) => withResident(present, resident, at));
    toast({ title: `${resident.name} removed`, action: { label: 'Undo', onSelect: undo } });
  };
  return (
    <Panel
      title="Who lives in it"
      text="Corals, snails and crabs count too: some fish eat them, some of them sting."
    >
      {residents.length < MAX_RESIDENTS && (
        <SpeciesPicker
          label="Add an animal"
          onPick={(picked) => onChange((present) => withPicked(present, picked))}
        />
      )}
      {residents.length === 0 ? (
        <p className="mt-5 text-sm text-haze">Nobody yet. An empty tank is a good beginning.</p>
      ) : (
        <ul className="mt-6">
          {judged.map(({ resident, animal, verdict }, index) => (
            <ResidentRow
              // A resident is a kind of animal: the same kind is never listed twice.
              key={resident.species ?? animal.name}
              animal={animal}
              verdict={verdict}
              onCount={(count) =>
                onChange((present) =>
                  present.map((each) => (isSameKind(each, resident) ? { ...each, count } : each)),
                )
              }
              onRemove={() => remove(resident, index)}
            />
          ))}
        </ul>
      )}
      {/* It comes late, with the server's answer: above, it would move what is pressed here. */}
      {/* For a moment after a sign-in the guest's tank is still here. */}
      {user !== null && isAccount && (
        <DeliveredAnimals userId={user.uid} residents={residents} onChange={onChange} />
      )}
    </Panel>
  );
}
