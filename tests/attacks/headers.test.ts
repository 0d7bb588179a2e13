import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '@reef/emulators/stack/paths.ts';
import { fromEnvironment } from '#support/local-services.ts';

const DIST = path.join(ROOT, 'web/dist');
const ORIGIN = fromEnvironment('REEF_APP_ORIGIN');
const YEAR_S = 365 * 24 * 60 * 60;

const names = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
const built = names.filter((name) => name.endsWith('.html'));
/** The address of every page, and addresses that are answered with the empty page. */
const pages = built.map((name) => `/${name.replace(/(^|\/)index\.html$|\.html$/, '$1')}`);
const others = ['/profile', '/user-management', '/no/such/page', '/admin'];
/** Functions draw these; they add headers to Hosting's. */
const rendered = ['/product/ocellaris-clownfish', '/shop', '/shop?tab=coral'];
const files = [
  '/sw.js',
  '/manifest.webmanifest',
  '/robots.txt',
  '/catalogue.json',
  '/catalogue-whole.json',
];

/** The sources of a policy's directive, or else those of `default-src`. */
function sources(policy: string, directive: string): string[] {
  const directives = policy.split(';').map((part) => part.trim().split(/\s+/));
  const found = directives.find(([name]) => name === directive);
  return (found ?? directives.find(([name]) => name === 'default-src') ?? []).slice(1);
}

describe('INV-16 headers', () => {
  it.each([...pages, ...others, ...rendered, ...files])('INV-16 ATT-82 of %s', async (address) => {
    const response = await fetch(ORIGIN + address);
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    const header = (name: string) => response.headers.get(name) ?? '';
    const policy = header('content-security-policy');
    expect(sources(policy, 'script-src')).toEqual(["'self'"]);
    expect(sources(policy, 'style-src')).toEqual(["'self'"]);
    expect(sources(policy, 'default-src')).toEqual(["'self'"]);
    expect(sources(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(sources(policy, 'object-src')).toEqual(["'none'"]);
    expect(sources(policy, 'base-uri')).toEqual(["'self'"]);
    expect(sources(policy, 'form-action')).toEqual(["'self'"]);
    expect(policy).not.toMatch(/unsafe|\*(?![.])/);
    const age = Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0);
    expect(age).toBeGreaterThanOrEqual(YEAR_S);
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it('INV-16 the deployed policy names no address of an emulator', () => {
    const text = readFileSync(path.join(ROOT, 'firebase.json'), 'utf8');
    const { hosting } = JSON.parse(text) as { hosting: { headers: unknown[] } };
    expect(JSON.stringify(hosting.headers)).not.toMatch(/127\.0\.0\.1|localhost|http:/);
  });

  it('INV-16 no page has an inline script, style or handler', () => {
    expect(built.length).toBeGreaterThan(50);
    for (const name of built) {
      const html = readFileSync(path.join(DIST, name), 'utf8');
      for (const [script] of html.matchAll(/<script\b[^>]*>/g)) {
        expect(script, name).toMatch(/ src="|type="application\/ld\+json"/);
      }
      const elements = [...html.matchAll(/<[a-z][^>]*>/g)].map(([element]) => element);
      expect(elements.filter((element) => /\son[a-z]+=/.test(element))).toEqual([]);
      expect(html, name).not.toMatch(/javascript:|<style\b/i);
    }
  });
});
