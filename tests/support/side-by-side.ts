/**
 * Does each piece of work once, several at a time, each in a lane.
 * @param lanes what a lane works with; there are as many pieces at a time as lanes.
 */
export async function sideBySide<Work, Lane>(
  work: readonly Work[],
  lanes: readonly Lane[],
  act: (piece: Work, lane: Lane) => Promise<void>,
): Promise<void> {
  const waiting = work.values();
  await Promise.all(
    lanes.map(async (lane) => {
      // A lane does one after the other.
      for (const piece of waiting) await act(piece, lane);
    }),
  );
}
