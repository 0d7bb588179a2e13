import type { Stack } from '@reef/emulators/stack/stack-options.ts';

/**
 * Runs `work` while triggers are off: the emulator would start a process for each of many
 * simultaneous changes.
 */
export async function withTriggersOff<T>({ ports }: Stack, work: () => Promise<T>): Promise<T> {
  const hub = `http://127.0.0.1:${ports.hub}/functions`;
  await fetch(`${hub}/disableBackgroundTriggers`, { method: 'PUT' });
  try {
    return await work();
  } finally {
    await fetch(`${hub}/enableBackgroundTriggers`, { method: 'PUT' });
  }
}
