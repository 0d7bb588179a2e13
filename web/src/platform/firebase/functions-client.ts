import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { FUNCTIONS_REGION } from '@reef/domain/shared/region';
import { EMULATOR_HOST, localPorts } from './emulators.ts';
import { app } from './firebase-app.ts';

const functions = getFunctions(app, FUNCTIONS_REGION);
if (import.meta.env.VITE_REEF_BACKEND === 'emulators')
  connectFunctionsEmulator(functions, EMULATOR_HOST, localPorts().functions);

/** Calls a function. @returns its answer, not yet parsed. Throws a FunctionsError. */
export async function call(name: string, input: unknown): Promise<unknown> {
  const result = await httpsCallable(functions, name)(input);
  return result.data;
}
