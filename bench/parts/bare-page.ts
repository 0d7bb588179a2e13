import { gunzipSync } from 'node:zlib';
import { bundled } from '#environment/bundled.ts';
import type { Page } from '@playwright/test';
import { CatalogueFile } from '@reef/domain/catalogue/file/catalogue-file';
import { portsFor } from '@reef/emulators/stack/processes/ports.ts';
import { visitor } from '#environment/browser.ts';
import { COUNTED_OFFSET, type Environment } from '#environment/environment.ts';

const PATH = '/bench-bare';
const HTML = '<!doctype html><html lang="en"><title>Bare</title><main></main></html>';

/**
 * The minimum for a live page: listen to a list through Firebase's own library, and write one
 * number.
 */
const SCRIPT = `
  import { initializeApp } from 'firebase/app';
  import { collection, connectFirestoreEmulator, initializeFirestore, memoryLocalCache, onSnapshot, query, where } from 'firebase/firestore';
  globalThis.benchListen = (port, asOf, id) => new Promise((resolve, reject) => {
    const app = initializeApp({ projectId: 'demo-reef', apiKey: 'bench' });
    const database = initializeFirestore(app, { localCache: memoryLocalCache() });
    connectFirestoreEmulator(database, '127.0.0.1', port);
    const list = query(collection(database, 'products'), where('updated_at', '>', new Date(asOf)));
    onSnapshot(list, (snapshot) => {
      const product = snapshot.docs.find((one) => one.id === id);
      if (product === undefined) return;
      document.querySelector('main').textContent = 'In Stock: ' + product.get('stock');
      resolve();
    }, reject);
  });`;

let script: Promise<string> | null = null;

/** From when on a page that begins with the catalogue's file listens. */
export async function catalogueAsOf({ edge }: Environment): Promise<Date> {
  const { body } = await edge.catalogue();
  return CatalogueFile.parse(JSON.parse(gunzipSync(body).toString())).as_of;
}

/**
 * The peer of a live screen, in the same browser: a page without the app that listens to the shop's
 * list, to changes since `asOf`, and keeps nothing on the device.
 * @param id the product whose stock it shows.
 */
export async function openBarePage(
  environment: Environment,
  asOf: Date,
  id: string,
): Promise<Page> {
  environment.edge.publish(PATH, HTML);
  const context = await visitor(environment.browser, { origin: environment.edge.origin });
  const page = await context.newPage();
  await page.goto(PATH);
  script ??= bundled(SCRIPT, 'iife');
  await page.evaluate(await script);
  const port = portsFor(COUNTED_OFFSET).firestoreForPages;
  type Bench = { benchListen: (port: number, asOf: number, id: string) => Promise<void> };
  await page.evaluate(
    ([at, since, product]) => (globalThis as unknown as Bench).benchListen(at, since, product),
    [port, asOf.getTime(), id] as const,
  );
  return page;
}
