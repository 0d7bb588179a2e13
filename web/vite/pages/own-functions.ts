import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type HtmlTagDescriptor, loadEnv, type Plugin } from 'vite';
import { FUNCTIONS_REGION } from '@reef/domain/shared/region';

/** The wildcard in firebase.json, because that is the same for every project. */
const EVERYBODYS = 'https://*.cloudfunctions.net';

type Hosting = { hosting: { headers: { headers: { key: string; value: string }[] }[] } };

/** `connect-src` of firebase.json's policy, with only this project's functions. */
export function ownConnections(firebaseJson: string, projectId: string): string {
  const { hosting } = JSON.parse(firebaseJson) as Hosting;
  const headers = hosting.headers.flatMap((entry) => entry.headers);
  const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  const [directive] = /connect-src [^;]*/.exec(policy) ?? [];
  if (!directive?.includes(EVERYBODYS)) throw new Error(`connect-src no longer has ${EVERYBODYS}`);
  return directive.replace(
    EVERYBODYS,
    `https://${FUNCTIONS_REGION}-${projectId}.cloudfunctions.net`,
  );
}

/**
 * Narrows the pages' Content-Security-Policy to the functions of the project that is built for. A
 * header of Hosting cannot know the project; a policy in the page adds to it, and what either
 * forbids is forbidden. Only the emulators' own configuration knows their ports.
 */
export function ownFunctions(root: string): Plugin {
  let projectId = '';
  return {
    name: 'reef-own-functions',
    apply: 'build',
    configResolved({ mode, root: web }) {
      const env = loadEnv(mode, web);
      projectId =
        env['VITE_REEF_BACKEND'] === 'emulators' ? '' : (env['VITE_FIREBASE_PROJECT_ID'] ?? '');
    },
    transformIndexHtml(): HtmlTagDescriptor[] {
      if (projectId === '') return [];
      const content = ownConnections(
        readFileSync(path.join(root, 'firebase.json'), 'utf8'),
        projectId,
      );
      const attrs = { 'http-equiv': 'Content-Security-Policy', content };
      return [{ tag: 'meta', attrs, injectTo: 'head' }];
    },
  };
}
