import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import AlgaeSigns from './algae-signs.tsx';
import CoralHealth from './coral-health.tsx';
import CyclingTimeline from './cycling-timeline.tsx';
import DripAcclimation from './drip-acclimation.tsx';
import FishSigns from './fish-signs.tsx';
import FlowPatterns from './flow-patterns.tsx';
import NitrogenCycle from './nitrogen-cycle.tsx';
import ParZones from './par-zones.tsx';
import QuarantineSetup from './quarantine-setup.tsx';
import ReefPests from './reef-pests.tsx';
import StockingOrder from './stocking-order.tsx';
import { BRANCHES } from './parts/scenes/tree-branches.ts';
import { wrap } from './parts/wrap.ts';
import TankSizes from './tank-sizes.tsx';
import TroubleshootingTree from './troubleshooting-tree.tsx';

const FIGURES: readonly [name: string, Figure: ComponentType][] = [
  ['nitrogen-cycle', NitrogenCycle],
  ['drip-acclimation', DripAcclimation],
  ['flow-patterns', FlowPatterns],
  ['par-zones', ParZones],
  ['cycling-timeline', CyclingTimeline],
  ['stocking-order', StockingOrder],
  ['quarantine-setup', QuarantineSetup],
  ['tank-sizes', TankSizes],
  ['troubleshooting-tree', TroubleshootingTree],
  ['fish-signs', FishSigns],
  ['reef-pests', ReefPests],
  ['coral-health', CoralHealth],
  ['algae-signs', AlgaeSigns],
];

const all = (markup: string, pattern: RegExp): string[] =>
  [...markup.matchAll(pattern)].map((match) => match[1] ?? '');

describe.each(FIGURES)('%s', (_, Figure) => {
  const markup = renderToStaticMarkup(createElement(Figure));
  const ids = all(markup, / id="([^"]+)"/g);

  it('renders without a window and gives every id once', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refers only to ids it has', () => {
    const named = all(markup, / aria-labelledby="([^"]+)"/g).flatMap((list) => list.split(' '));
    const painted = all(markup, /url\(#([^)]+)\)/g);
    expect([...named, ...painted].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('names and describes both layouts in words', () => {
    expect(all(markup, /<svg[^>]* role="(img)"/g)).toHaveLength(2);
    expect(all(markup, /<title[^>]*>([^<]+)</g)).toHaveLength(2);
    expect(Math.min(...all(markup, /<desc[^>]*>([^<]+)</g).map((d) => d.length))).toBeGreaterThan(
      200,
    );
    expect(markup).toContain('<figcaption>');
  });

  it('carries no style attribute, which the Content-Security-Policy would refuse', () => {
    expect(markup).not.toContain(' style=');
  });

  it('has no number that went wrong', () => {
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('the troubleshooting tree', () => {
  const outcomes = BRANCHES.flatMap((branch) => branch.outcomes);

  it('treats as velvet wherever it may be velvet', () => {
    const velvet = outcomes.filter(({ cause }) => /velvet/i.test(cause));
    expect(velvet.length).toBeGreaterThan(1);
    for (const { fix } of velvet) expect(fix).toMatch(/(copper|velvet).*today/);
  });

  it('sends no shark or ray to copper', () => {
    const dust = outcomes.find(({ result }) => result.startsWith('Fine dust'));
    expect(dust?.fix).toMatch(/vet for sharks and rays$/);
    expect(renderToStaticMarkup(createElement(TroubleshootingTree))).toContain(
      'Sharks and rays never get copper.',
    );
  });

  it('gives gasping fish air first', () => {
    const gasping = BRANCHES.find(({ picture }) => picture === 'gasping');
    expect(gasping?.test).toMatch(/^Air first/);
    expect(gasping?.outcomes.map(({ fix }) => fix.startsWith('Air'))).toEqual([true, true]);
  });

  it('has room for its words', () => {
    for (const { test } of BRANCHES) expect(wrap(test, 14).length).toBeLessThanOrEqual(3);
    for (const { cause, fix } of outcomes) {
      expect(wrap(cause, 25).length).toBeLessThanOrEqual(2);
      expect(wrap(fix, 23).length).toBeLessThanOrEqual(3);
      expect(wrap(fix, 34).length).toBeLessThanOrEqual(2);
    }
  });
});
