import { useMemo, type ReactNode } from 'react';
import { fishQuarantine, ichFallow } from 'virtual:reef-content/care-figures';
import { planSteps, whatNext } from '@reef/domain/fit/plan/plan';
import { animalOf, type Species } from '@reef/domain/fit/species';
import { isDay, LAST_DAY, MAX_PLAN_STEPS } from '@reef/domain/fit/tank';
import { currentName } from '@reef/domain/fit/traits/current-name';
import { newId } from '#platform/ids.ts';
import { siteUrl } from '#platform/site.ts';
import { useWholeCatalogue } from '#state/catalogue/catalogue.ts';
import { LIBRARY } from '#state/fit/library.ts';
import {
  chooseTank,
  forgetDeviceTanks,
  saveTanks,
  useMyTanks,
  type MyTanks,
} from '#state/tanks/tank-store.ts';
import { LeftOnDevice } from '#ui/fit/left-on-device.tsx';
import { Button, LinkButton } from '#ui/forms/button.tsx';
import { NativeSelect } from '#ui/forms/native-select.tsx';
import { Spinner } from '#ui/forms/spinner.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { formatDate } from '#ui/format-date.ts';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { PlusIcon } from '#ui/layout/icons.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { passFocusOn, passFocusToHeading } from '#ui/layout/pass-focus-on.ts';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { useCopyLink } from '#ui/overlays/use-copy-link.ts';
import { planHash } from './plan-link.ts';
import { PlanSteps } from './plan-steps.tsx';
import { SpeciesPicker } from './species-picker.tsx';
import { NEW_TANK } from './tank-edits.ts';
import { TankForm } from './tank-form.tsx';
import { TankPicture } from './tank-picture.tsx';
import { TanksNotLoaded } from './tanks-not-loaded.tsx';
import { useLinkedPlan, usePlan, type PlanOnPage } from './use-plan.ts';
import { usePlanRemoval } from './use-plan-removal.ts';
import { useTankWrites } from './use-tank-writes.ts';
import { withPicked } from './with-picked.ts';
import './tank.css';

const PATH = '/learn/stocking-planner';
const DESCRIPTION =
  'Choose animals for your tank and see in which order to add them, on which day, and whether each fits by then.';
const SUGGESTED = 8;

/** Noon, so that no change of the clock moves it to another day. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

/**
 * Species that the shop has in stock first: suggestions should be for sale. Null until that is
 * known: other suggestions under a finger would be added in place of those it was meant for.
 */
function useLibraryByStock(): readonly Species[] | null {
  const { phase, products } = useWholeCatalogue();
  const isKnown = phase !== 'loading';
  return useMemo(() => {
    if (!isKnown) return null;
    const inStock = new Set(
      products.flatMap(({ stock, care }) =>
        stock > 0 ? [currentName(care?.scientific_name)] : [],
      ),
    );
    const isThere = ({ care }: Species) => Number(inStock.has(care.scientific_name));
    return [...LIBRARY.values()].toSorted((a, b) => isThere(b) - isThere(a));
  }, [isKnown, products]);
}

function Share({ page }: { page: PlanOnPage }): ReactNode {
  const copyLink = useCopyLink();
  const copy = () =>
    copyLink(
      `${window.location.origin}${PATH}${planHash(page.plan)}`,
      'It carries the plan, and nothing about you.',
    );
  return (
    <div className="no-print flex flex-wrap gap-3">
      <Button kind="secondary" onClick={() => void copy()}>
        Copy a link to this plan
      </Button>
      <Button kind="ghost" onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
}

function Next({ page }: { page: PlanOnPage }): ReactNode {
  const library = useLibraryByStock();
  const { tank, additions } = page;
  const suggested = useMemo(() => {
    const animals = additions.map((each) => animalOf(each, LIBRARY));
    const residents = tank.residents.map((each) => animalOf(each, LIBRARY));
    return library && whatNext({ ...tank, residents }, animals, library, SUGGESTED);
  }, [tank, additions, library]);
  if (suggested === null) return <Skeleton className="h-80 w-full sm:h-48" />;
  if (suggested.length === 0) {
    return (
      <p className="text-sm text-mist">
        {additions.length < MAX_PLAN_STEPS
          ? 'No other animal fits without care. A full tank is a finished one.'
          : `A plan holds ${MAX_PLAN_STEPS} kinds of animals, and this one is full. Take one out to add another.`}
      </p>
    );
  }
  return (
    <ul className="flex flex-wrap gap-2">
      {suggested.map((species) => (
        <li key={species.id} ref={passFocusOn}>
          <Button
            kind="secondary"
            className="first-letter:uppercase"
            onClick={() => page.setAdditions(withPicked(additions, species))}
          >
            <PlusIcon className="size-4" />
            {species.name}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Choices({ page, mine }: { page: PlanOnPage; mine: MyTanks }): ReactNode {
  const { additions, start_on: start, begin, isShared, tank } = page;
  const animals = [...tank.residents, ...additions].map((each) => animalOf(each, LIBRARY));
  const beginText = `The plan begins on ${formatDate(noonOf(begin))}, as the tank is new then.`;
  return (
    <Panel title="The tank" className="plan-print">
      <div className="grid gap-5">
        <TankPicture volume={tank.volume_gal} length={tank.length_in} animals={animals} />
        {!isShared && mine.tanks.length > 1 && (
          <NativeSelect
            label="Which tank"
            className="no-print"
            value={mine.chosen?.id ?? ''}
            options={mine.tanks.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={chooseTank}
          />
        )}
        <TextField
          label="Begin on"
          hint={begin === start ? undefined : beginText}
          type="date"
          value={start}
          max={LAST_DAY}
          onChange={(day) => isDay(day) && page.setStart(day)}
        />
        {additions.length < MAX_PLAN_STEPS && (
          <div className="no-print">
            <SpeciesPicker
              label="Add an animal to the plan"
              onPick={(picked) => page.setAdditions(withPicked(additions, picked))}
            />
          </div>
        )}
        <div className="no-print">
          <h3 className="mb-3 text-base">What could come next</h3>
          <Next page={page} />
        </div>
      </div>
    </Panel>
  );
}

function PlanView({ page, mine }: { page: PlanOnPage; mine: MyTanks }): ReactNode {
  const { tank, additions, begin, isShared, tankName } = page;
  const steps = useMemo(() => {
    const animals = additions.map((each) => animalOf(each, LIBRARY));
    const residents = tank.residents.map((each) => animalOf(each, LIBRARY));
    const planned = planSteps({ ...tank, residents }, animals, noonOf(begin));
    return planned.map((step) => ({ ...step, index: animals.indexOf(step.animal) }));
  }, [tank, additions, begin]);
  const remove = usePlanRemoval(page);
  return (
    <>
      {!page.isKept && !isShared && (
        <p role="alert" className="surface-quiet no-print mb-6 p-4 text-sun">
          This device does not keep your plan.
          {steps.length > 0 && ' Print it, or copy its link, before you leave the page.'}
        </p>
      )}
      {isShared && (
        <p
          ref={passFocusToHeading}
          className="surface-quiet no-print mb-6 flex flex-wrap items-center justify-between gap-3 p-4"
        >
          <span className="text-mist">Someone shared this plan. You can try changes here.</span>
          <LinkButton kind="secondary" to={PATH}>
            Make my own
          </LinkButton>
        </p>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_1.2fr]">
        <Choices page={page} mine={mine} />
        <Panel
          title={`In this order into ${tankName}`}
          text={`Each day is the day an animal goes into the display. A fish is bought ${fishQuarantine.text} earlier and quarantined. Snails, hermits and corals that shared water with fish need ${ichFallow.text} without fish first; if they go in at once, every fish after them waits those ${ichFallow.text}.`}
          className="plan-print"
        >
          {steps.length === 0 ? (
            <p className="text-mist">
              Choose an animal, and its turn and day appear here. Three weeks lie between additions,
              so that the filter can keep up.
            </p>
          ) : (
            <div className="grid gap-6">
              <PlanSteps
                steps={steps}
                onRemove={(step) => {
                  const at = steps.find((each) => each === step)?.index;
                  if (at !== undefined) remove(at);
                }}
              />
              <Share page={page} />
            </div>
          )}
        </Panel>
      </div>
    </>
  );
}

function FirstTank({ isAccount }: { isAccount: boolean }): ReactNode {
  const { save } = useTankWrites(isAccount);
  return (
    <Panel title="Which tank is it for?" text="A guess will do." className="max-w-3xl">
      <TankForm
        about={NEW_TANK}
        tank={null}
        name="My tank"
        saveLabel="Plan for this tank"
        onSave={(tank) => save({ ...tank, id: newId() })}
      />
    </Panel>
  );
}

/** Says that the link's plan is not the one on the page. */
function DamagedLink(): ReactNode {
  return (
    <p role="alert" className="surface-quiet no-print mb-6 p-4 text-sun">
      The plan of this link could not be read. Ask for the link again.
    </p>
  );
}

function Planner(): ReactNode {
  const mine = useMyTanks();
  const page = usePlan(mine.chosen);
  if (page !== null) return <PlanView page={page} mine={mine} />;
  if (mine.phase === 'loading') {
    return <Spinner label="Looking for your tanks…" className="min-h-[30svh]" />;
  }
  // Whoever has tanks must not describe one again.
  if (mine.phase === 'error') return <TanksNotLoaded />;
  return (
    <div ref={passFocusToHeading}>
      <LeftOnDevice mine={mine} save={saveTanks} forget={forgetDeviceTanks} />
      <FirstTank isAccount={mine.isAccount} />
    </div>
  );
}

/**
 * In which order to add which animals (FIT-09); works offline, can be printed, and shared as a
 * link.
 */
export default function PlannerPage(): ReactNode {
  const { isDamaged } = useLinkedPlan();
  return (
    <div className="page pb-20">
      <PageMeta title="Stocking planner" description={DESCRIPTION} canonicalUrl={siteUrl(PATH)} />
      <Breadcrumbs
        crumbs={[
          { label: 'Home', to: '/' },
          { label: 'Learn', to: '/learn' },
          { label: 'Stocking planner' },
        ]}
      />
      <PageHeading title="Stocking planner" text={DESCRIPTION} />
      {isDamaged && <DamagedLink />}
      <Planner />
    </div>
  );
}
