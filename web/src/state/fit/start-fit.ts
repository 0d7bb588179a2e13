import { session } from '#state/session/session-store.ts';
import { hasTankHint, onTankHint } from '#state/tanks/tank-hint.ts';
import { fitStore } from './fit.ts';

/**
 * Loads something once and runs it while it is wanted; if it cannot be loaded, it is tried again.
 */
function whileWanted(load: () => Promise<() => () => void>) {
  let run: (() => () => void) | null = null;
  let stop: (() => void) | null = null;
  let isWanted = false;
  let isLoading = false;
  const update = async () => {
    if (!isWanted) {
      stop?.();
      stop = null;
    } else if (run !== null) stop ??= run();
    else if (!isLoading) {
      isLoading = true;
      // Without a network the scripts cannot be loaded; the next sign of a tank tries again.
      run = await load().catch(() => null);
      isLoading = false;
      if (run !== null) await update();
    }
  };
  return (wanted: boolean) => {
    isWanted = wanted;
    void update();
  };
}

/**
 * Computes verdicts from now on. The rules and the library load only for visitors who have a tank;
 * for an account, the database is asked first whether it has one.
 */
export function startFit(): void {
  const wantAnswers = whileWanted(async () => {
    const { followFit } = await import('./fit-engine.ts');
    return () => {
      const end = followFit(fitStore.set);
      return () => {
        end();
        fitStore.set(null);
      };
    };
  });
  const wantTanks = whileWanted(async () => {
    const { myTanks } = await import('#state/tanks/tank-store.ts');
    return () => myTanks.subscribe(() => {});
  });
  const check = () => {
    wantAnswers(hasTankHint());
    wantTanks(session.get().phase === 'signed-in');
  };
  session.subscribe(check);
  onTankHint(check);
  check();
}
