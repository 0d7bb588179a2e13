import type { Stack } from '@reef/emulators/stack/stack-options.ts';

/**
 * Does something while no trigger listens: the emulator would start a process for each of many
 * changes at once.
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
