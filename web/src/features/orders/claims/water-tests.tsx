import { useMemo, type ReactNode } from 'react';
import { MAX_SENTENCE_LENGTH } from '@reef/domain/claims/claim-calls';
import { deliveryTime, guaranteeTimer } from '@reef/domain/orders/delivery/guarantee';
import type { Order } from '@reef/domain/orders/order';
import { readStored } from '#platform/storage.ts';
import { TANK_LOG_KEY, TankLog } from '#state/tank-log/tank-log.ts';
import { localDay } from '@reef/domain/shipping/day';
import { TESTS_BEGIN, testsAround } from '#state/tank-log/tests-around.ts';
import { Button } from '#ui/forms/button.tsx';
import { withoutTests, withTests } from './report-faults.ts';

/**
 * The tank log's entries around the day the order arrived, on this device; null if there are none.
 */
function useTestsOf(order: Order): string | null {
  const arrived = deliveryTime(order) ?? guaranteeTimer(order).startAt;
  const day = arrived === null ? null : localDay(arrived);
  return useMemo(() => {
    const log = readStored(TANK_LOG_KEY, TankLog);
    return log === null || day === null ? null : testsAround(log.tests, day);
  }, [day]);
}

/**
 * Offers the tank log's tests for the note of a report. Nothing is added unasked, and what is added
 * is part of the note, where it can be read and changed before it is sent.
 */
export function WaterTests({
  order,
  sentence,
  onChange,
}: {
  order: Order;
  sentence: string;
  onChange: (sentence: string) => void;
}): ReactNode {
  const tests = useTestsOf(order);
  if (tests === null) return null;
  const isIn = sentence.includes(tests);
  // Their button would add them a second time.
  const isChanged = !isIn && sentence.includes(TESTS_BEGIN);
  const longer = withTests(sentence, tests);
  const isOut = !isIn && !isChanged;
  const hasRoom = longer.length <= MAX_SENTENCE_LENGTH;
  return (
    <div className="grid justify-items-start gap-2 rounded-md border border-[var(--line)] px-4 py-3">
      <p className="text-sm font-semibold text-foam">Water tests in the tank log on this device</p>
      <p className="text-sm wrap-anywhere text-mist">{tests}</p>
      <p className="text-xs text-haze" aria-live="polite">
        {isIn && 'They are in your note and are sent with it.'}
        {isChanged && 'Your note has other water tests than your log. Change them in your note.'}
        {isOut && hasRoom && 'They stay on this device unless you add them.'}
        {isOut && !hasRoom && 'Your note has no room left for them.'}
      </p>
      {!isChanged && (
        <Button
          kind="secondary"
          size="small"
          disabled={isOut && !hasRoom}
          onClick={() => onChange(isIn ? withoutTests(sentence, tests) : longer)}
        >
          {isIn ? 'Take them out of my note' : 'Add them to my note'}
        </Button>
      )}
    </div>
  );
}
