import * as z from 'zod';
import type { ContentFiles } from './content-files.ts';
import { lineOf, type FaultList } from '../faults.ts';
import { parseYaml } from './parse-yaml.ts';
import type { ToolFigure } from '../types.ts';

const CareFigure = z.strictObject({
  value: z.string().min(1),
  unit: z.string().optional(),
  meaning: z.string().min(1),
  source: z.enum(['LEARN-07', 'husbandry']),
});
export type CareFigure = z.infer<typeof CareFigure>;

/** The table of care figures, by key. */
export type CareFigures = ReadonlyMap<string, CareFigure>;

const CARE_FIGURE_FILES = ['care-figures.yaml', 'care-figures-beginner.yaml'] as const;

/** Reads both files; a key in both is a fault. */
export function readCareFigures(files: ContentFiles, faults: FaultList): CareFigures {
  const figures = new Map<string, CareFigure>();
  for (const file of CARE_FIGURE_FILES) {
    const text = files.get(file) ?? '';
    const table = parseYaml(text, z.record(z.string(), CareFigure), { file }, faults);
    for (const [key, figure] of Object.entries(table ?? {})) {
      if (figures.has(key)) {
        faults.add(
          file,
          lineOf(text, new RegExp(`^${key}:`, 'm')),
          `"${key}" stands in both files`,
        );
      }
      figures.set(key, figure);
    }
  }
  return figures;
}

/** A figure's key in a text. */
export const FIGURE_KEY = /\{\{\s*([^}]*?)\s*\}\}/g;

/**
 * The text with each `{{key}}` replaced by its value; unknown keys stay, and `checkFigureKeys`
 * names them.
 */
export function withFigures(text: string, figures: CareFigures): string {
  return text.replace(FIGURE_KEY, (mark, key: string) => figures.get(key)?.value ?? mark);
}

/** The numbers in a figure's text: `3–5 watts per gallon` is 3 to 5, `1 °F` is 1 to 1. */
export function figureNumbers({ value }: CareFigure): ToolFigure {
  const numbers = [...value.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?/g)].map(Number);
  const low = numbers[0] ?? Number.NaN;
  const isRange = /\d\s*[–-]\s*\d/.test(value);
  return { text: value, low, high: isRange ? (numbers[1] ?? low) : low };
}
