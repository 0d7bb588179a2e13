import * as z from 'zod/mini';

/** The key of the record: a single one, so that it is written whole or not at all. */
export const TANK_LOG_KEY = 'reef-keeping';

/** The most characters in the name of a fish, tank or course, or in a task's title. */
export const MAX_NAME = 60;
/** The most characters in the note of one look at a watched tank. */
export const MAX_NOTE = 200;
/** No copper product is kept above this level, in ppm. */
export const MAX_PPM = 10;
/** Nine years of weekly tests of every parameter, which still fits into a browser's storage. */
const MAX_TESTS = 5000;
const MAX_TREATMENTS = 50;
const MAX_ANIMALS = 300;
const MAX_TASKS = 50;
const MAX_DAY_ROWS = 400;
/** The most days that a course, a quarantine or the pause of a task may last. */
export const MAX_DAYS = 365;

const Id = z.string().check(z.minLength(1), z.maxLength(64));
const Name = z.string().check(z.minLength(1), z.maxLength(MAX_NAME));
const Day = z.iso.date();
const Days = z.int().check(z.gte(1), z.lte(MAX_DAYS));
const Ppm = z.number().check(z.gte(0), z.lte(MAX_PPM));

const course = { id: Id, name: Name, endedOn: z.nullable(Day) };

/** Copper held at the level of its label, `low` to `high` in ppm, for a number of days. */
export const CopperCourse = z
  .object({
    ...course,
    kind: z.literal('copper'),
    startedOn: Day,
    low: Ppm,
    high: Ppm,
    days: Days,
    /** The test of the day after the last completes it. Older courses lack this: their last test does. */
    needsDayAfter: z.optional(z.literal(true)),
    tests: z.array(z.object({ id: Id, day: Day, ppm: Ppm })).check(z.maxLength(MAX_DAY_ROWS)),
  })
  .check(z.refine(({ low, high }) => low > 0 && low <= high, { path: ['high'] }));
export type CopperCourse = z.infer<typeof CopperCourse>;

/** Moves between clean, dry tanks. */
export const TransferCourse = z.object({
  ...course,
  kind: z.literal('transfer'),
  startedAt: z.iso.datetime(),
  moves: z.array(z.object({ id: Id, at: z.iso.datetime() })).check(z.maxLength(MAX_DAY_ROWS)),
});
export type TransferCourse = z.infer<typeof TransferCourse>;

/** A watch without medicine. */
export const ObservationCourse = z.object({
  ...course,
  kind: z.literal('observation'),
  startedOn: Day,
  days: Days,
  looks: z
    .array(z.object({ id: Id, day: Day, note: z.string().check(z.maxLength(MAX_NOTE)) }))
    .check(z.maxLength(MAX_DAY_ROWS)),
});
export type ObservationCourse = z.infer<typeof ObservationCourse>;

/** A course of treatment. `endedOn` is null while it runs. */
export const Treatment = z.union([CopperCourse, TransferCourse, ObservationCourse]);
export type Treatment = z.infer<typeof Treatment>;

/** The parameters of the water that a log records; units in `log-parameters.ts`. */
export const ParameterName = z.enum([
  'alkalinity',
  'calcium',
  'magnesium',
  'nitrate',
  'phosphate',
  'ph',
  'salinity',
  'temperature',
  'ammonia',
  'nitrite',
]);
export type ParameterName = z.infer<typeof ParameterName>;

/** One test of one parameter. */
export const LogTest = z.object({
  id: Id,
  day: Day,
  parameter: ParameterName,
  value: z.number().check(z.gte(0), z.lte(3000)),
});
export type LogTest = z.infer<typeof LogTest>;

/**
 * An animal that arrived. `kind`: what it is quarantined as, absent without a quarantine and in
 * older records; `movedOn`: the day it left quarantine for the display; `diedOn`: the day it died,
 * absent while it lives.
 */
export const LogAnimal = z.object({
  id: Id,
  name: Name,
  arrivedOn: Day,
  kind: z.optional(z.enum(['fish', 'coral', 'invertebrate'])),
  quarantineDays: z.nullable(Days),
  movedOn: z.nullable(Day),
  diedOn: z.optional(Day),
});
export type LogAnimal = z.infer<typeof LogAnimal>;

/** A task that repeats. */
export const LogTask = z.object({
  id: Id,
  title: Name,
  everyDays: Days,
  lastDoneOn: z.nullable(Day),
});
export type LogTask = z.infer<typeof LogTask>;

/** Everything that the treatment tracker and the tank log store on this device. */
export const TankLog = z.object({
  version: z.literal(1),
  treatments: z.array(Treatment).check(z.maxLength(MAX_TREATMENTS)),
  tests: z.array(LogTest).check(z.maxLength(MAX_TESTS)),
  animals: z.array(LogAnimal).check(z.maxLength(MAX_ANIMALS)),
  tasks: z.array(LogTask).check(z.maxLength(MAX_TASKS)),
});
export type TankLog = z.infer<typeof TankLog>;

/** The log of a device that has stored none. */
export const EMPTY_TANK_LOG: TankLog = {
  version: 1,
  treatments: [],
  tests: [],
  animals: [],
  tasks: [],
};

/** The list with this entry in place of the one with its id. */
export function replaced<T extends { id: string }>(list: readonly T[], entry: T): T[] {
  return list.map((each) => (each.id === entry.id ? entry : each));
}

/** The list without the entry of this id. */
export function without<T extends { id: string }>(list: readonly T[], id: string): T[] {
  return list.filter((each) => each.id !== id);
}
