import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { pageWithStorage } from '#testing/local-storage.ts';
import { TANK } from '#testing/tangs.ts';
import { usePlan, type PlanOnPage } from './use-plan.ts';

afterEach(() => vi.unstubAllGlobals());

/** What is stored of the plan after its day was chosen. */
function afterChoosing(stored: string): string | undefined {
  const values = new Map([['reef-plan', stored]]);
  vi.stubGlobal('window', pageWithStorage(values));
  const plans: (PlanOnPage | null)[] = [];
  function Probe() {
    plans.push(usePlan({ ...TANK, id: 't' }));
    return null;
  }
  renderToStaticMarkup(
    <StaticRouter location="/planner">
      <Probe />
    </StaticRouter>,
  );
  plans[0]?.setStart('2026-12-01');
  return values.get('reef-plan');
}

it('FIT-09 a plan that a newer version of the shop wrote is not overwritten', () => {
  const newer = '{"start_on":"2026-11-28","steps":[]}';
  expect(afterChoosing(newer)).toBe(newer);
  const own = '{"start_on":"2026-11-28","additions":[]}';
  expect(afterChoosing(own)).toBe('{"start_on":"2026-12-01","additions":[]}');
});
