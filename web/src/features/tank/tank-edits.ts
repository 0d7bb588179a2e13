import type { SavedTank } from '@reef/domain/fit/saved-tank';
import { createDrafts, keepDraft } from '#state/session/user-drafts.ts';
import { draftOf, type TankDraft } from './tank-draft.ts';

/** What is typed about a tank, and what the form began with. */
export type TankEdit = {
  /** The tank as it was then; null for a new one. */
  opened: SavedTank | null;
  first: TankDraft;
  draft: TankDraft;
};

/** What a new tank's edit is kept under; others by the tank's id. */
export const NEW_TANK = 'new';

/** Edits that are not saved: they stay while their form is away. */
export const tankEdits = createDrafts<TankEdit>(() => true);

/** The edit of a form that has just opened. */
export function openedEdit(tank: SavedTank | null, name: string): TankEdit {
  const first = draftOf(tank, name);
  return { opened: tank, first, draft: first };
}

/** Keeps what is typed about a tank; what is as it was in `begun` needs no keeping. */
export function typeTank(about: string, begun: TankEdit, part: Partial<TankDraft>): void {
  const present = tankEdits.get().get(about) ?? begun;
  const draft = { ...present.draft, ...part };
  const fields = [
    'name',
    'measure',
    'volume',
    'length',
    'width',
    'height',
    'startedOn',
    'kind',
  ] as const;
  const isSame = fields.every((field) => draft[field] === present.first[field]);
  keepDraft(tankEdits, about, isSame ? null : { ...present, draft });
}

/** Drops what was typed about a tank. */
export function dropTankEdit(about: string): void {
  keepDraft(tankEdits, about, null);
}
