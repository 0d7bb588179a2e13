import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FUNCTIONS_REGION } from '@reef/domain/shared/region';
import { ROOT } from '@reef/emulators/stack/paths.ts';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { EMULATOR_PEPPER } from '@reef/emulators/seed/pin-credential.ts';
import { DEMO_SETUP_CODE } from '@reef/emulators/stack/stack-values.ts';
import { DEMO } from '#support/callables.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'reef-production-'));

/** An operator's settings (web/.env.production.example). */
const OPERATOR = {
  VITE_FIREBASE_PROJECT_ID: 'reef-shop-live',
  VITE_FIREBASE_API_KEY: 'AIza-live',
  VITE_FIREBASE_AUTH_DOMAIN: 'reef-shop-live.example',
  VITE_FIREBASE_STORAGE_BUCKET: 'reef-shop-live-pictures',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_SITE_ORIGIN: 'https://reef.example',
};

/** Demo accounts, their PINs, the emulators and their secrets, however they are written. */
const FORBIDDEN = [
  ...Object.values(DEMO).flat(),
  DEMO_SETUP_CODE,
  EMULATOR_PEPPER,
  'whsec_reef',
  'sk_test_reef',
  PROJECT_ID,
  '127.0.0.1:',
  'oobCodes',
];

function textsBelow(from: string): Map<string, string> {
  const names = readdirSync(from, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(js|html|css|json|webmanifest|txt|xml)$/.test(name));
  return new Map(texts.map((name) => [name, readFileSync(path.join(from, name), 'utf8')]));
}

function read(name: string): string {
  return readFileSync(path.join(folder, name), 'utf8');
}

/** Every forbidden text that occurs, with the files that contain it. */
function forbiddenTextsIn(texts: Map<string, string>): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const word of FORBIDDEN) {
    const files = [...texts].filter(([, text]) => text.includes(word)).map(([name]) => name);
    if (files.length > 0) found[word] = files;
  }
  return found;
}

beforeAll(() => {
  const args = ['run', 'build', '-w', 'web', '--', '--mode', 'production', '--out', folder];
  const env = { ...process.env, ...OPERATOR, NO_COLOR: '1' };
  const run = spawnSync('npm', args, { cwd: ROOT, env, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stdout + run.stderr);
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('ATT-80 what is deployed', () => {
  it('ATT-80 the production build knows its own project, no demo account and no emulator', () => {
    const texts = textsBelow(folder);
    expect(texts.size).toBeGreaterThan(100);
    expect([...texts.values()].some((text) => text.includes('reef-shop-live'))).toBe(true);
    expect(forbiddenTextsIn(texts)).toEqual({});
  });

  it('ATT-118 every page calls only the functions of its own project', () => {
    const pages = [...textsBelow(folder)].filter(([name]) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(50);
    const own = `https://${FUNCTIONS_REGION}-${OPERATOR.VITE_FIREBASE_PROJECT_ID}.cloudfunctions.net`;
    for (const [name, html] of pages) {
      const policies = [...html.matchAll(/<meta http-equiv="Content-Security-Policy"[^>]*>/g)];
      expect(policies, name).toHaveLength(1);
      const [, sources = ''] = /content="connect-src ([^"]*)"/.exec(policies[0]?.[0] ?? '') ?? [];
      const functions = sources.split(' ').filter((source) => source.includes('cloudfunctions'));
      expect(functions, name).toEqual([own]);
      expect(sources.split(' '), name).toContain('https://firestore.googleapis.com');
    }
    // The header, which is the same for every project, allows this one too.
    const hosting = readFileSync(path.join(ROOT, 'firebase.json'), 'utf8');
    expect(hosting).toContain('https://*.cloudfunctions.net');
  });

  it('LEARN-06 its sitemap leads to the pages and to the products', () => {
    expect(read('robots.txt')).toContain('Sitemap: https://reef.example/sitemap.xml');
    expect(read('sitemap.xml').match(/(?<=<loc>)[^<]+/g)).toEqual([
      'https://reef.example/sitemap-pages.xml',
      'https://reef.example/sitemap-products.xml',
    ]);
    expect(read('sitemap-pages.xml')).toContain('<loc>https://reef.example/learn</loc>');
  });

  it('the search works: it finds the emulators’ build', () => {
    expect(Object.keys(forbiddenTextsIn(textsBelow(path.join(ROOT, 'web/dist'))))).toContain(
      PROJECT_ID,
    );
  });

  it('ATT-80 the functions’ bundle holds no demo account and no secret', () => {
    const bundle = readFileSync(path.join(ROOT, 'functions/dist/index.js'), 'utf8');
    // A message of Stripe's library contains the prefix of a secret; a real key or secret is
    // longer.
    expect(bundle).not.toMatch(/\b(?:whsec|sk_live|sk_test)_\w/);
    expect(forbiddenTextsIn(new Map([['index.js', bundle]]))).toEqual({});
  });
});
