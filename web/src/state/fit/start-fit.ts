import { session } from '#state/session/session-store.ts';
import { hasTankHint, onTankHint } from '#state/tanks/tank-hint.ts';
import { fitStore } from './fit.ts';
import { whileWanted } from './while-wanted.ts';

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
