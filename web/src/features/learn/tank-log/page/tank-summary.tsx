import type { ReactNode } from 'react';
import { toLiters } from '@reef/domain/fit/units';
import { countText } from '@reef/domain/shared/count-text';
import { useMyTanks } from '#state/tanks/tank-store.ts';
import { LinkButton } from '#ui/forms/button.tsx';
import { Panel } from '#ui/layout/card.tsx';

/** The tank by which shop and planner judge: its volume and its number of animals. */
export function TankSummary(): ReactNode {
  const { chosen, phase } = useMyTanks();
  if (phase === 'loading') return null;
  if (chosen === null) {
    return (
      <Panel
        title="Your tank"
        text="Describe it once: then animals that leave quarantine go into it, and the planner knows who lives there."
      >
        <LinkButton kind="secondary" to="/my-tank">
          Describe your tank
        </LinkButton>
      </Panel>
    );
  }
  const { name, volume_gal: volume, residents } = chosen;
  const count = residents.reduce((sum, resident) => sum + resident.count, 0);
  const size =
    volume === null ? 'Volume not known' : `${volume} gallons (${Math.round(toLiters(volume))} L)`;
  return (
    <Panel title={name} text={`${size}, ${countText(count, 'animal')}`}>
      <div className="tool-actions">
        <LinkButton kind="secondary" to="/my-tank">
          My tank
        </LinkButton>
        <LinkButton kind="secondary" to="/learn/stocking-planner">
          Plan what comes next
        </LinkButton>
      </div>
    </Panel>
  );
}
