import * as z from 'zod/mini';
import { TanksById, tanksIn, type SavedTank, type MyTank } from '@reef/domain/fit/saved-tank';
import { writeStatus, writeDocumentEntry, type WriteStatus } from '#platform/data/database.ts';
import { liveDocument, type LiveDocument } from '#platform/data/live/live-document.ts';
import { SERVER_TIME } from '#platform/data/query-spec.ts';
import { createStore, useStore, type ReadableStore, type Store } from '#platform/store.ts';
import { markChange } from '#state/session/own-account/queued-changes.ts';
import { session } from '#state/session/session-store.ts';
import {
  onDeviceTanks,
  readChosenTank,
  readDeviceTanks,
  writeChosenTank,
  writeDeviceTanks,
} from './device-tanks.ts';
import { setTankHint } from './tank-hint.ts';

/** The visitor's tanks. Guests have theirs on the device, accounts in the database. */
export type MyTanks = {
  /** `error`: neither the server nor this device could say which tanks the account has. */
  phase: 'loading' | 'ready' | 'error';
  isAccount: boolean;
  tanks: readonly MyTank[];
  /** The tank that animals are judged for; null if there is none. */
  chosen: MyTank | null;
  /** Tanks that were made here before signing in, and are not in the account. */
  leftOnDevice: readonly MyTank[];
  /** True while changes made here wait for the server. */
  isPending: boolean;
};

const LOADING: MyTanks = {
  phase: 'loading',
  isAccount: false,
  tanks: [],
  chosen: null,
  leftOnDevice: [],
  isPending: false,
};

/** A document of `tanks`; `edited` is only for the rules. Without the field there are no tanks. */
const TankDocument = z.object({ tanks: z.optional(TanksById) });
type TankDocument = z.infer<typeof TankDocument>;

/** The listener stays while the visitor goes from page to page. */
const LINGER_MS = 60_000;

const pathOf = (userId: string) => `tanks/${userId}`;

/** The id of the selected tank. Another tab's choice does not move it under a visitor's hands. */
let chosenId: string | null = null;

function chosenOf(tanks: readonly MyTank[]): MyTank | null {
  const chosen = tanks.find(({ id }) => id === chosenId) ?? tanks[0] ?? null;
  // A tank that is added later may be the first by name.
  chosenId ??= chosen?.id ?? null;
  return chosen;
}

function publish(next: Omit<MyTanks, 'chosen'>): void {
  store.set({ ...next, chosen: chosenOf(next.tanks) });
  if (next.phase === 'ready') setTankHint(next.tanks.length > 0);
}

function publishDevice(): void {
  const tanks = tanksIn(readDeviceTanks());
  publish({ phase: 'ready', isAccount: false, tanks, leftOnDevice: [], isPending: false });
}

function publishAccount({ phase, data, isPending }: LiveDocument<TankDocument>): void {
  const inAccount = data?.tanks ?? {};
  const onDevice = Object.entries(readDeviceTanks());
  const left = Object.fromEntries(onDevice.filter(([id]) => !(id in inAccount)));
  // The server has these, so the copy on the device is deleted.
  if (!isPending && Object.keys(left).length < onDevice.length) writeDeviceTanks(left);
  publish({
    phase: phase === 'missing' ? 'ready' : phase,
    isAccount: true,
    tanks: tanksIn(inAccount),
    leftOnDevice: tanksIn(left),
    isPending,
  });
}

type Source = { publish: () => void; leave: () => void };

function accountSource(userId: string): Source {
  const document = liveDocument(pathOf(userId), TankDocument);
  const publishPresent = () => publishAccount(document.get());
  return { publish: publishPresent, leave: document.subscribe(publishPresent) };
}

let source: Source = { publish: () => {}, leave: () => {} };
/** Whose tanks are shown: a user's id, null for a guest, undefined before that is known. */
let ownerId: string | null | undefined;

function followOwner(): void {
  const { phase, user } = session.get();
  const present = phase === 'loading' ? ownerId : (user?.uid ?? null);
  if (present === undefined || present === ownerId) return;
  source.leave();
  ownerId = present;
  chosenId = readChosenTank();
  source = present === null ? { publish: publishDevice, leave: () => {} } : accountSource(present);
  source.publish();
}

function start(): () => void {
  const ends = [session.subscribe(followOwner), onDeviceTanks(() => source.publish())];
  followOwner();
  return () => {
    for (const end of ends) end();
    source.leave();
    source = { publish: () => {}, leave: () => {} };
    ownerId = undefined;
  };
}

const store: Store<MyTanks> = createStore<MyTanks>(LOADING, start, LINGER_MS);

/** The tanks, for code outside of React. */
export const myTanks: ReadableStore<MyTanks> = store;

/** The visitor's tanks, live. */
export function useMyTanks(): MyTanks {
  return useStore(store);
}

const PlainData = z.custom<Readonly<Record<string, unknown>>>();

/** Plain data as the database takes it: undefined fields are left out. */
function plain(tank: SavedTank): z.infer<typeof PlainData> {
  return z.parse(PlainData, JSON.parse(JSON.stringify(tank)));
}

async function writeAccount(userId: string, id: string, tank: SavedTank | null): Promise<void> {
  const entry = { map: 'tanks', key: id, value: tank === null ? null : plain(tank) };
  const sent = writeDocumentEntry(pathOf(userId), entry, { edited: id, updated_at: SERVER_TIME });
  markChange(userId, sent);
  await sent;
}

async function write(id: string, tank: SavedTank | null): Promise<void> {
  if (ownerId === undefined) throw new Error('it is not known yet whose tanks these are');
  if (ownerId !== null) {
    await writeAccount(ownerId, id, tank);
    return;
  }
  const { [id]: _before, ...others } = readDeviceTanks();
  const isKept = writeDeviceTanks(tank === null ? others : { ...others, [id]: tank });
  publishDevice();
  if (!isKept) throw new Error('this device has no room for the tank');
}

/**
 * Saves a tank, new or changed. It shows at once; the promise resolves when the server has it,
 * which offline is later, and rejects if it cannot be saved.
 */
export function saveTank({ id, ...tank }: MyTank): Promise<void> {
  return write(id, tank);
}

/** Deletes a tank. Resolves and rejects as `saveTank` does. */
export function removeTank(id: string): Promise<void> {
  return write(id, null);
}

/** Selects another tank: the one that animals are judged for, on this device. */
export function chooseTank(id: string): void {
  chosenId = id;
  writeChosenTank(id);
  source.publish();
}

async function saveAll(tanks: readonly MyTank[]): Promise<void> {
  await Promise.all(tanks.map(saveTank));
}

/**
 * Saves tanks as `saveTank` does, and reports their state. Those that were made as a guest leave
 * the device when the account has them. Rejects if they are refused at once.
 */
export async function saveTanks(tanks: readonly MyTank[]): Promise<WriteStatus> {
  const sent = saveAll(tanks);
  if (typeof ownerId === 'string') return writeStatus(pathOf(ownerId), sent);
  await sent;
  return { isSaved: true, isKept: true, sent };
}

/**
 * Removes the tanks that were made as a guest from this device.
 * @returns a function that restores them.
 */
export function forgetDeviceTanks(): () => void {
  const before = readDeviceTanks();
  writeDeviceTanks({});
  source.publish();
  return () => {
    writeDeviceTanks({ ...before, ...readDeviceTanks() });
    source.publish();
  };
}
