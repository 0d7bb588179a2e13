/**
 * Does each piece of work once, some at a time, each in a lane of its own.
 * @param lanes what a lane works with; as many pieces are under way at once as there are lanes.
 */
export async function sideBySide<Work, Lane>(
  work: readonly Work[],
  lanes: readonly Lane[],
  act: (piece: Work, lane: Lane) => Promise<void>,
): Promise<void> {
  const waiting = work.values();
  await Promise.all(
    lanes.map(async (lane) => {
      // oxlint-disable-next-line no-await-in-loop -- a lane does one after the other.
      for (const piece of waiting) await act(piece, lane);
    }),
  );
}
